import { normalizeFurigana } from './customer';
import { normalizeText } from './questionnaire';

const KANA = /^[\u3041-\u3096\u30A1-\u30FA\u30FC・\s]+$/;
// A syllable that is still being typed in Latin letters: `たなｋ`.
const PENDING = /[a-z]+$/i;

/** How each written piece of a name was typed: `田中` → `たなか`. */
export type Readings = ReadonlyMap<string, string>;

/** True when a text under conversion ends with letters that are no syllable yet. */
export const endsPending = (text: string): boolean => PENDING.test(normalizeText(text));

/** The kana of a text under conversion, without a syllable not yet whole; null when it holds anything else. */
export function kanaOf(text: string): string | null {
  const kana = normalizeText(text).replace(PENDING, '');
  return KANA.test(kana) ? kana : null;
}

/**
 * The furigana of a name, as far as its typing tells (E6): kana read as themselves, a converted piece as it was typed. Empty
 * as soon as one piece is unknown: half a reading looks whole, and would be sent.
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
  return normalizeFurigana(reading);
}
