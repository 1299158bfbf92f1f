/** What a terminal obeys or a reader can't see: controls but the line break, marks of direction, joiners, separators. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Makes what patients, hosts and files have written harmless to a terminal (§terminal-clean). */
export const escaped = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(UNSEEN, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`);

/** A line of a list: what follows a line break in it stands further in, so that it can't look like a line of its own. */
export const oneLine = (line: string): string => line.replace(/\r\n|\n/g, '\n      ');
