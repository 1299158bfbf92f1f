/**
 * Everything but compatibility kanji, which every Unicode normalization would replace with another form of the
 * character (\uFA19, \uFA10): a name is written as its owner writes it.
 */
export const NOT_COMPATIBILITY_KANJI = /[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu;

const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u;

/**
 * Normalizes text: full-width letters and digits to half-width, half-width kana to full-width, line ends to `\n`,
 * trimmed; empty when nothing in it can be seen. The wave dash and every kanji are kept (§wave-dash, §input-forgiving).
 */
export function normalizeText(text: string): string {
  const plain = text
    .replace(/\uFF5E/g, '〜')
    .replace(/\r\n?/g, '\n')
    .replace(NOT_COMPATIBILITY_KANJI, (part) => part.normalize('NFKC'))
    .trim();
  return VISIBLE.test(plain) ? plain : '';
}

/** `normalizeText` for one line: blanks of every kind and width become one space. */
export const normalizeLine = (text: string): string => normalizeText(text).replace(/\s+/gu, ' ');

// Every character a Japanese keyboard may produce for a hyphen, including the long vowel mark.
const HYPHENS = /[-‐‑‒–—―−ーｰ─﹘﹣－]/gu;

/** A number's digits, however it is written: without hyphens, brackets, dots, blanks and the postal mark. */
export const withoutMarks = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(HYPHENS, '')
    .replace(/[〒()（）.\s]/gu, '')
    .normalize('NFC');
