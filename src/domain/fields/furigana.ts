import { HYPHENS, normalizeLine, withoutUnseen, textField } from './text';

export const FURIGANA_MAX = 100;

const toKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096\u309D\u309E]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

/** Patients type `一` and hyphens instead of `ー`, and `=` instead of `＝`. */
const withKanaMarks = (text: string): string =>
  text
    .replace(/゛/g, '\u3099')
    .replace(/゜/g, '\u309A')
    .replace(/[=\u30A0]/g, '＝')
    .replace(HYPHENS, 'ー')
    .replace(/一/g, 'ー');

export const furiganaField = textField({
  // Applies NFC after `toKatakana`. NFC joins `ワ` and a voiced mark to `ヷ`.
  // NFC cannot join `わ` and a voiced mark.
  normalize: (text) => withKanaMarks(toKatakana(normalizeLine(withoutUnseen(text)))).normalize('NFC'),
  max: FURIGANA_MAX,
  pattern: /^[\u30A1-\u30FA\u30FC-\u30FE\u31F0-\u31FF・＝ ]+$/,
});
