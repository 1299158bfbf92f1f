/**
 * What a terminal obeys or a reader can't see: controls but the line break, marks of direction, joiners, separators,
 * empty letters. Not the variation selectors, which names in kanji have.
 */
const UNSEEN = /(?![\n\p{Variation_Selector}])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const codeOf = (character: string) => (character.codePointAt(0) ?? 0).toString(16).toUpperCase();

/** Makes what patients, hosts and files have written harmless to a terminal (§terminal-clean). */
export const escaped = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(UNSEEN, (character) => `\\u{${codeOf(character)}}`)
    // A row full of spaces would put what follows at the start of the terminal's next one.
    .replace(/[^\S\n]{9,}/gu, ' ');

/** A value as JSON that a terminal does not obey. */
export const jsonOf = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(UNSEEN, (character) =>
    [...Array(character.length).keys()]
      .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join(''),
  )}\n`;

/** A line of a list: what follows a line break in it stands further in, so that it can't look like a line of its own. */
export const oneLine = (line: string): string => line.replace(/\r\n|\n/g, '\n      ');
