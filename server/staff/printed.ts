/** Some names need variation selectors. */
const INVISIBLE =
  /(?![\n\p{Variation_Selector}])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const codePointOf = (character: string) => (character.codePointAt(0) ?? 0).toString(16).toUpperCase();

/** The words of a patient or a bank must not control the terminal (§terminal-clean). */
export const escapeInvisible = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(INVISIBLE, (character) => `\\u{${codePointOf(character)}}`)
    // Many spaces could push text to a new row, where the text would look like a separate entry.
    .replace(/[^\S\n]{9,}/gu, ' ');

export const printedJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(INVISIBLE, (character) =>
    [...Array(character.length).keys()]
      .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join(''),
  )}\n`;

/** Without the indent, a line could look like a separate entry. */
export const indentFollowingLines = (text: string): string => text.replace(/\r\n|\n/g, '\n      ');
