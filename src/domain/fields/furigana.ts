import { HYPHENS, normalizeLine, normalizeText, withoutUnseen } from '../normalize';
import { textField } from './textField';

/** Maximum characters of a name's reading. */
export const FURIGANA_MAX = 100;

const toKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096\u309D\u309E]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

/** Marks that a keyboard gives in other forms: a hyphen after a kana is a long vowel; `=` stands in foreign names. */
const withKanaMarks = (text: string): string =>
  text
    .replace(/゛/g, '\u3099')
    .replace(/゜/g, '\u309A')
    .replace(/[=\u30A0]/g, '＝')
    .replace(HYPHENS, 'ー');

/**
 * The reading of a name: katakana with spaces, middle dots and `＝`, without what cannot be seen; hiragana become
 * katakana (`たなか` → `タナカ`, `サト－` → `サトー`; §unseen-does-not-count).
 */
export const furiganaField = textField({
  // Marks come after the kana, because a katakana takes up a voiced mark that its hiragana did not.
  normalize: (typed) => withKanaMarks(toKatakana(normalizeLine(withoutUnseen(typed)))).normalize('NFC'),
  max: FURIGANA_MAX,
  form: /^[\u30A1-\u30FA\u30FC-\u30FE\u31F0-\u31FF・＝ ]+$/,
});

const KANA = /^[\u3041-\u3096\u309D\u309E\u30A1-\u30FA\u30FC-\u30FE・\s]+$/;
// An incomplete syllable, still in Latin letters: `たなｋ`.
const PENDING = /[a-z]+$/i;

/** The kana typed for each converted part of a name: `田中` → `たなか`. */
export type Readings = ReadonlyMap<string, string>;

/** True when the text in composition ends with an incomplete syllable. */
export const endsPending = (text: string): boolean => PENDING.test(normalizeText(text));

/** The kana of the text in composition, without an incomplete syllable; null when it holds anything but kana. */
export function kanaOf(text: string): string | null {
  const kana = normalizeText(text).replace(PENDING, '');
  return KANA.test(kana) ? kana : null;
}

/**
 * The furigana of a name, from how it was typed (§furigana-follows-name): kana as they are, converted parts by their
 * reading. Empty when the reading of any part is unknown, because a partial reading would look complete.
 */
export function furiganaOf(name: string, readings: Readings): string {
  const text = normalizeText(name);
  const pieces = [...readings.keys()].sort((a, b) => b.length - a.length);
  let reading = '';
  for (let at = 0; at < text.length;) {
    const piece = pieces.find((one) => text.startsWith(one, at)) ?? text.charAt(at);
    const read = readings.get(piece) ?? (KANA.test(piece) ? piece : null);
    if (read === null) return '';
    reading += read;
    at += piece.length;
  }
  return furiganaField.normalize(reading);
}
