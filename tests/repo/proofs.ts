import { ids, stories } from './indexedStories';

const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A proof is the name of a story (`MainButton/KeyboardAlone`), a link to a story (`?path=/story/…`), or a test. A test
 * is named by its file, the titles of its `describe` blocks and the start of its title, joined by ` › `.
 */
export function proofFinder(sources: ReadonlyMap<string, string>): (proof: string) => boolean {
  const storyProofs = new Set([
    ...stories.map(({ subject, exportName }) => `${subject}/${exportName}`),
    ...ids.map((id) => `?path=/story/${id}`),
  ]);
  return (proof) => {
    const [file = '', ...titles] = proof.split(' › ');
    if (titles.length === 0) return storyProofs.has(proof);
    return titles.every((title, index) => {
      const call = index < titles.length - 1 ? 'describe' : '(test|it)';
      return new RegExp(`(\\b${call}(\\.each[^]*?\\))?\\(|name:)\\s*['\`]${escapeRegExp(title)}`).test(
        sources.get(file) ?? '',
      );
    });
  };
}

/** Returns the links to stories and the quoted tests of a docs page. */
export const proofsIn = (text: string): string[] => [
  ...[...text.matchAll(/\]\((\?path=[^)]+)\)/g)].map(([, link = '']) => link),
  ...[...text.matchAll(/`([^`]+ › [^`]+)`/g)].map(([, proof = '']) => proof),
];

/** Returns the list items of each section of a docs page. The key is the section's heading. */
export function rowsIn(page: string): Map<string, string[]> {
  const sections = page.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => [
      section.slice(0, section.indexOf('\n')),
      [...section.matchAll(/^- (.+)$/gm)].map(([, row = '']) => row),
    ]),
  );
}
