/** Matches control and invisible characters, except line breaks and the variation selectors that names contain. */
const INVISIBLE =
  /(?![\n\p{Variation_Selector}])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const codePointOf = (character: string) => (character.codePointAt(0) ?? 0).toString(16).toUpperCase();

/** Escapes a printed text, so that a patient's words in it cannot control the terminal (§terminal-clean). */
export const escapeInvisible = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(INVISIBLE, (character) => `\\u{${codePointOf(character)}}`)
    // Many spaces would push the following text to the start of the next row, where the text would look like an entry.
    .replace(/[^\S\n]{9,}/gu, ' ');

export const printedJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(INVISIBLE, (character) =>
    [...Array(character.length).keys()]
      .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join(''),
  )}\n`;

/** Indents all lines of an entry but the first, so that they do not look like separate entries. */
export const indentFollowingLines = (text: string): string => text.replace(/\r\n|\n/g, '\n      ');
