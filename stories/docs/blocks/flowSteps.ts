const SOURCES = import.meta.glob<string>('../../flows/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Reads the labels of a story's `step` calls from its source code. */
export function stepsOf(importPath: string, exportName: string | undefined): string[] {
  const source = SOURCES[importPath.replace('./stories/', '../../')] ?? '';
  const [, rest = ''] = source.split(new RegExp(`^export const ${exportName}\\b`, 'm'));
  const [storySource = ''] = rest.split(/^export const /m);
  return [...storySource.matchAll(/\bstep\(\s*'([^']+)'/g)].map(([, label = '']) => label);
}
