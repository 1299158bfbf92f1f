// Furigana, typed or guessed from the reading of a name.

import { HYPHENS, normalizeLine, normalizeText, withoutUnseen, textField } from './text';

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

/** How the last kanji of frequent names are read; a reading with another end is half of one. */
const ENDS: Record<string, readonly string[]> = {
  田: ['た', 'だ', 'でん'],
  中: ['なか'],
  本: ['もと', 'ほん', 'ぽん'],
  木: ['き', 'ぎ'],
  山: ['やま'],
  川: ['かわ', 'がわ'],
  河: ['かわ', 'がわ'],
  村: ['むら'],
  藤: ['とう', 'どう', 'ふじ'],
  林: ['はやし', 'ばやし'],
  野: ['の'],
  口: ['くち', 'ぐち'],
  井: ['い'],
  島: ['しま', 'じま'],
  崎: ['さき', 'ざき'],
  原: ['はら', 'わら', 'ばら'],
  沢: ['さわ', 'ざわ'],
  澤: ['さわ', 'ざわ'],
  谷: ['たに', 'や'],
  橋: ['はし', 'ばし'],
  辺: ['べ'],
  邊: ['べ'],
  邉: ['べ'],
  部: ['べ'],
  子: ['こ'],
  郎: ['ろう'],
  一: ['いち', 'かず', 'はじめ'],
  美: ['み', 'よし'],
  夫: ['お'],
  雄: ['お'],
  男: ['お'],
  彦: ['ひこ'],
  香: ['か', 'かおり'],
};

/**
 * True when the kana may be all of a converted text's reading: a keyboard offers `長谷川` for `はせ`
 * (§furigana-follows-name). Frequent names are known by their end; for others each kanji has a kana, and one has more.
 */
export function isWholeReading(text: string, kana: string): boolean {
  const ends = ENDS[text.slice(-1)];
  const kanji = Array.from(normalizeText(text)).length;
  return kana.length >= kanji && (ends ? ends.some((end) => kana.endsWith(end)) : kana.length > kanji);
}

/** True when the text in composition ends with an incomplete syllable. */
export const endsPending = (text: string): boolean => PENDING.test(normalizeText(text));

/** The kana of the text in composition, without an incomplete syllable; null when it holds anything but kana. */
export function kanaOf(text: string): string | null {
  const kana = normalizeText(text).replace(PENDING, '');
  return KANA.test(kana) ? kana : null;
}

/**
 * The furigana of a name, from how it was typed: kana as they are, converted parts by their
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

/**
 * True when a field may be filled in automatically: it is empty or still holds the previous automatic value
 * (§autofill-never-overwrites).
 */
export const canAutofill = (standing: string, filledBefore: string | null): boolean =>
  standing.trim() === '' || standing === filledBefore;
