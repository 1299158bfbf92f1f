import { ids, stories } from './indexedStories';

const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A proof is the name of a story (`MainButton/KeyboardAlone`), a link to a story (`?path=/story/…`), or a test's file
 * and the start of the test's title (`tests/e2e/keyboard.spec.ts › the focus is …`).
 */
export function proofFinder(sources: ReadonlyMap<string, string>): (proof: string) => boolean {
  const storyProofs = new Set([
    ...stories.map(({ subject, exportName }) => `${subject}/${exportName}`),
    ...ids.map((id) => `?path=/story/${id}`),
  ]);
  return (proof) => {
    const [file = '', title = ''] = proof.split(' › ');
    if (title === '') return storyProofs.has(proof);
    return new RegExp(`\\b((test|it)(\\.each[^]*?\\))?\\(|name:)\\s*['\`]${escapeRegExp(title)}`).test(
      sources.get(file) ?? '',
    );
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
