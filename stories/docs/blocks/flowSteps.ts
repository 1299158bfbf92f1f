/** Source code of every flow, which contains the labels of its steps. */
const SOURCES = import.meta.glob<string>('../../flows/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Labels of the `step` calls in a flow story's play function. */
export function stepsOf(importPath: string, exportName: string | undefined): string[] {
  const source = SOURCES[importPath.replace('./stories/', '../../')] ?? '';
  const [, story = ''] = source.split(new RegExp(`^export const ${exportName}\\b`, 'm'));
  const [own = ''] = story.split(/^export const /m);
  return [...own.matchAll(/\bstep\(\s*'([^']+)'/g)].map(([, label = '']) => label);
}
