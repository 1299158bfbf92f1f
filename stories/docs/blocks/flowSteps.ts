/** The text of every flow, as it is written: its steps are labelled there. */
const SOURCES = import.meta.glob<string>('../../flows/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The steps a flow's story takes, by the labels of its play function; none when it has only one. */
export function stepsOf(importPath: string, exportName: string | undefined): string[] {
  const source = SOURCES[importPath.replace('./stories/', '../../')] ?? '';
  const [, story = ''] = source.split(new RegExp(`^export const ${exportName}\\b`, 'm'));
  const [own = ''] = story.split(/^export const /m);
  return [...own.matchAll(/\bstep\(\s*'([^']+)'/g)].map(([, label = '']) => label);
}
