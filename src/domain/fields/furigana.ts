import { HYPHENS, normalizeLine, withoutUnseen, textField } from './text';

export const FURIGANA_MAX = 100;

const toKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096\u309D\u309E]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

/** Replaces characters that patients type instead of kana marks: 一 and hyphens for ー, `=` for ＝ in foreign names. */
const withKanaMarks = (text: string): string =>
  text
    .replace(/゛/g, '\u3099')
    .replace(/゜/g, '\u309A')
    .replace(/[=\u30A0]/g, '＝')
    .replace(HYPHENS, 'ー')
    .replace(/一/g, 'ー');

/** Katakana with spaces, middle dots and `＝`; hiragana become katakana (`たなか` → `タナカ`, `サト－` → `サトー`). */
export const furiganaField = textField({
  // NFC comes last, because some katakana have a voiced form (`ヷ`) that their hiragana lack.
  normalize: (text) => withKanaMarks(toKatakana(normalizeLine(withoutUnseen(text)))).normalize('NFC'),
  max: FURIGANA_MAX,
  pattern: /^[\u30A1-\u30FA\u30FC-\u30FE\u31F0-\u31FF・＝ ]+$/,
});
