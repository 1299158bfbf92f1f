/** Some names contain variation selectors, so the pattern does not match variation selectors. */
const INVISIBLE =
  /(?![\n\p{Variation_Selector}])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const codePointOf = (character: string) => (character.codePointAt(0) ?? 0).toString(16).toUpperCase();

/** Escapes control characters, so that text of a patient or bank cannot control the terminal (§terminal-clean). */
export const escapeInvisible = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(INVISIBLE, (character) => `\\u{${codePointOf(character)}}`)
    // Many spaces could push text to a new row. The new row would look like a separate entry.
    .replace(/[^\S\n]{9,}/gu, ' ');

export const printedJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(INVISIBLE, (character) =>
    [...Array(character.length).keys()]
      .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join(''),
  )}\n`;

/** Indents all lines but the first, because a line without indent could look like a separate entry. */
export const indentFollowingLines = (text: string): string => text.replace(/\r\n|\n/g, '\n      ');
