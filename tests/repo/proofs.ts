import { ids, stories } from './indexedStories';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns a function that checks whether a named proof exists: a story as `MainButton/KeyboardAlone` or as a link
 * (`?path=/story/…`), or a test as `tests/e2e/keyboard.spec.ts › the focus is …` (file and start of the test's title).
 * A test may also have its title in a field `name`.
 * @param sources the text of each file by its path
 */
export function proofFinder(sources: ReadonlyMap<string, string>): (proof: string) => boolean {
  const storyProofs = new Set([
    ...stories.map(({ subject, exportName }) => `${subject}/${exportName}`),
    ...ids.map((id) => `?path=/story/${id}`),
  ]);
  return (proof) => {
    const [file = '', name = ''] = proof.split(' › ');
    if (name === '') return storyProofs.has(proof);
    return new RegExp(`\\b((test|it)(\\.each[^]*?\\))?\\(|name:)\\s*['\`]${escaped(name)}`).test(
      sources.get(file) ?? '',
    );
  };
}

/** Returns the proofs that a docs page names: its links to stories, and the tests that it quotes. */
export const proofsIn = (text: string): string[] => [
  ...[...text.matchAll(/\]\((\?path=[^)]+)\)/g)].map(([, link = '']) => link),
  ...[...text.matchAll(/`([^`]+ › [^`]+)`/g)].map(([, proof = '']) => proof),
];

/** Returns the list items of a docs page by the heading of their section. */
export function rowsIn(page: string): Map<string, string[]> {
  const sections = page.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => [
      section.slice(0, section.indexOf('\n')),
      [...section.matchAll(/^- (.+)$/gm)].map(([, row = '']) => row),
    ]),
  );
}
