/** Maps the path of each story file in `stories/flows` to its source code. */
const SOURCES = import.meta.glob<string>('../../flows/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Reads the labels of the `step` calls in a flow story's play function from the source code. */
export function stepsOf(importPath: string, exportName: string | undefined): string[] {
  const source = SOURCES[importPath.replace('./stories/', '../../')] ?? '';
  const [, rest = ''] = source.split(new RegExp(`^export const ${exportName}\\b`, 'm'));
  const [storySource = ''] = rest.split(/^export const /m);
  return [...storySource.matchAll(/\bstep\(\s*'([^']+)'/g)].map(([, label = '']) => label);
}
