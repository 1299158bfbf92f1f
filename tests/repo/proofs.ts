import { stories } from './storyIndex';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Tells whether the proof that a table names exists: a story as `MainButton/KeyboardAlone`, a test as
 * `tests/e2e/keyboard.spec.ts › the focus is …` (a file, and how the test's name begins), a written rule as
 * `stories/docs/safetyRules.mdx › …` (a page, and one of its headings).
 * @param sources the text of each file by its path
 */
export function proofFinder(sources: ReadonlyMap<string, string>): (proof: string) => boolean {
  const shown = new Set(stories.map(({ of, exportName }) => `${of}/${exportName}`));
  return (proof) => {
    const [file = '', name = ''] = proof.split(' › ');
    if (name === '') return shown.has(proof);
    if (file.endsWith('.mdx')) return (sources.get(file) ?? '').split('\n').includes(`## ${name}`);
    return new RegExp(`\\b(test|it)(\\.each\\([^]*?\\))?\\(\\s*['\`]${escaped(name)}`).test(sources.get(file) ?? '');
  };
}
