import { normalizeLine } from '../normalize';
import { textField } from './textField';

/** Maximum characters of a name. */
export const NAME_MAX = 100;

/** Maximum characters of a name's reading. */
export const FURIGANA_MAX = 100;

/** A person's full name. */
export const nameField = textField({ normalize: normalizeLine, max: NAME_MAX });

const toKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

/** The reading of a name: katakana with spaces and middle dots; hiragana become katakana (`たなか` → `タナカ`). */
export const furiganaField = textField({
  // Once more at the end: a katakana takes up a voiced mark that its hiragana did not.
  normalize: (typed) => normalizeLine(toKatakana(normalizeLine(typed))),
  max: FURIGANA_MAX,
  form: /^[\u30A1-\u30FA\u30FC・ ]+$/,
});
