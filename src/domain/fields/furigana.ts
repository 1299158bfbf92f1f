import { HYPHENS, normalizeLine, withoutUnseen, textField } from './text';

export const FURIGANA_MAX = 100;

const toKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096\u309D\u309E]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

/** Replaces the kanji `一` (one) and hyphens by the long mark `ー`, and `=` by `＝`. */
const withKanaMarks = (text: string): string =>
  text
    .replace(/゛/g, '\u3099')
    .replace(/゜/g, '\u309A')
    .replace(/[=\u30A0]/g, '＝')
    .replace(HYPHENS, 'ー')
    .replace(/一/g, 'ー');

export const furiganaField = textField({
  // NFC comes after `toKatakana`, because NFC can join a voiced mark to `ワ` (`ヷ`), but not to `わ`.
  normalize: (text) => withKanaMarks(toKatakana(normalizeLine(withoutUnseen(text)))).normalize('NFC'),
  max: FURIGANA_MAX,
  pattern: /^[\u30A1-\u30FA\u30FC-\u30FE\u31F0-\u31FF・＝ ]+$/,
});
