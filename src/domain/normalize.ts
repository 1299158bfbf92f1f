/**
 * Normalizes text (E5): full-width letters and digits to half-width, half-width kana to full-width, line ends to `\n`,
 * trimmed. The wave dash is kept.
 */
export const normalizeText = (text: string): string =>
  text
    .replace(/\uFF5E/g, '〜')
    .replace(/\r\n?/g, '\n')
    .normalize('NFKC')
    .trim();

// Every character a Japanese keyboard may produce for a hyphen, including the long vowel mark.
const HYPHENS = /[-‐‑‒–—―−ーｰ─﹘﹣－]/gu;
const BLANKS = /\s+/gu;

const withoutMarks = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(HYPHENS, '')
    .replace(/[〒()（）.]/gu, '')
    .replace(BLANKS, '');

/** `０９０－１２３４−５６７８` → `09012345678`; `+81 90…` → `090…` (E5). */
export const normalizePhone = (text: string): string => withoutMarks(text).replace(/^\+81/, '0');

/** `〒１００−０００１` → `1000001` (E5). */
export const normalizeZip = (text: string): string => withoutMarks(text);

/** `ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ` → `taro@example.com` (E5). */
export const normalizeEmail = (text: string): string => text.normalize('NFKC').replace(/。/g, '.').replace(BLANKS, '');

/** Spaces of every kind between the parts of a name become one (E5). */
export const normalizeName = (text: string): string => normalizeText(text).replace(BLANKS, ' ');

/** `たなか たろう` → `タナカ タロウ` (E5). */
export const normalizeFurigana = (text: string): string =>
  normalizeText(text)
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(BLANKS, ' ');

/** Longest name and longest furigana, in characters: the customer form's, the questionnaires' and the basic info's. */
export const MAX_NAME_LENGTH = 100;

/** True for a normalized Japanese telephone number (api.md). */
export const isPhone = (text: string): boolean => /^\d{10,11}$/.test(text);

/** True for normalized furigana: katakana, with spaces and middle dots. */
export const isFurigana = (text: string): boolean => /^[\u30A1-\u30FA\u30FC・ ]+$/.test(text);
