import { stories } from './indexedStories';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns a function that checks whether a proof named in a table exists: a story as `MainButton/KeyboardAlone`, a test
 * as `tests/e2e/keyboard.spec.ts › the focus is …` (file and start of the test's name), a written rule as
 * `stories/docs/safetyRules.mdx › …` (page and one of its headings). A claim of the load tests has its name in a field.
 * @param sources the text of each file by its path
 */
export function proofFinder(sources: ReadonlyMap<string, string>): (proof: string) => boolean {
  const shown = new Set(stories.map(({ of, exportName }) => `${of}/${exportName}`));
  return (proof) => {
    const [file = '', name = ''] = proof.split(' › ');
    if (name === '') return shown.has(proof);
    if (file.endsWith('.mdx')) return (sources.get(file) ?? '').split('\n').includes(`## ${name}`);
    return new RegExp(`\\b((test|it)(\\.each[^]*?\\))?\\(|name:)\\s*['\`]${escaped(name)}`).test(
      sources.get(file) ?? '',
    );
  };
}
