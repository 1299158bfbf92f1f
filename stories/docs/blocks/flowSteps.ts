/** The source code of every story file in `stories/flows`, by path. */
const SOURCES = import.meta.glob<string>('../../flows/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The labels of the `step` calls in the play function of a flow story, read from its source code. */
export function stepsOf(importPath: string, exportName: string | undefined): string[] {
  const source = SOURCES[importPath.replace('./stories/', '../../')] ?? '';
  const [, rest = ''] = source.split(new RegExp(`^export const ${exportName}\\b`, 'm'));
  const [storySource = ''] = rest.split(/^export const /m);
  return [...storySource.matchAll(/\bstep\(\s*'([^']+)'/g)].map(([, label = '']) => label);
}
