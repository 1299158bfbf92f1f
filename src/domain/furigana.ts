import { furiganaField } from './fields/name';
import { normalizeText } from './normalize';

const KANA = /^[\u3041-\u3096\u30A1-\u30FA\u30FC・\s]+$/;
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
