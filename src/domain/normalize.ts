/**
 * Everything but compatibility kanji, which every Unicode normalization would replace with another form of the
 * character (\uFA19, \uFA10): a name is written as its owner writes it.
 */
export const NOT_COMPATIBILITY_KANJI = /[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu;

const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
// Half-width kana, with the kana before them that may take up their voiced mark.
const HALF_KANA = /[\u3041-\u3096\u30A1-\u30FA]?[\uFF61-\uFF9F]+/gu;

/** Full-width ASCII and half-width kana in their usual width; everything else to the letter (§width-not-meaning). */
export const foldWidth = (text: string): string =>
  text
    .replace(/\uFF5E/g, '〜')
    .replace(/[\uFF01-\uFF5D]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(HALF_KANA, (kana) =>
      kana
        .normalize('NFKC')
        .replace(/\u3099/g, '゛')
        .replace(/\u309A/g, '゜'),
    );

/**
 * Normalizes free text: its width alone, line ends to `\n`, trimmed; empty when nothing in it can be seen. `2½錠`, `①`
 * and `10⁶` stay, because the doctor reads nothing else (§width-not-meaning, §wave-dash, §input-forgiving).
 */
export function normalizeText(text: string): string {
  const plain = foldWidth(text).replace(/\r\n?/g, '\n').trim();
  return VISIBLE.test(plain) ? plain : '';
}

/**
 * Normalizes a name or an address: its width, marks composed with their letters, blanks of every kind and width one
 * space. Every kanji is kept (§width-not-meaning).
 */
export const normalizeLine = (text: string): string =>
  normalizeText(text)
    .replace(NOT_COMPATIBILITY_KANJI, (part) => part.normalize('NFC'))
    .replace(/\s+/gu, ' ');

/** Without what nobody can see: marks of direction, joiners, variation selectors (§unseen-does-not-count). */
export const withoutUnseen = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}+/gu, '');

const withoutBlanks = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, '');

/** A code's characters in their plain form, without blanks and what cannot be seen (§unseen-does-not-count). */
export const normalizeCode = (text: string): string =>
  withoutBlanks(withoutUnseen(text).normalize('NFKC')).normalize('NFC');

/** Matches every character a Japanese keyboard may produce for a hyphen, including the long vowel mark. */
export const HYPHENS = /[-‐‑‒–—―−ーｰ─﹘﹣－]/gu;

/** A number's digits, however it is written: without hyphens, brackets, dots, blanks and the postal mark. */
export const withoutMarks = (text: string): string =>
  normalizeCode(text)
    .replace(HYPHENS, '')
    .replace(/[〒()（）.]/gu, '')
    .normalize('NFC');
