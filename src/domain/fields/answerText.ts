import { normalizeText } from '../normalize';
import { textField } from './textField';

/** Maximum characters of an answer in words. */
export const ANSWER_MAX = 4000;

/** An answer in words. Whether it may be empty depends on its question. */
export const answerTextField = textField({ normalize: normalizeText, max: ANSWER_MAX, required: false });

const NUMBER = /^\d+(\.\d+)?$/;

// On a Japanese keyboard patients type a full stop for the decimal point.
const withPoint = (text: string): string => normalizeText(text).replace('。', '.');

/** The typed number as half-width digits with an optional decimal point; null when it is not a number. */
export function parseNumberText(text: string): string | null {
  const plain = withPoint(text);
  return NUMBER.test(plain) ? plain : null;
}

/** An answer in digits; anything else keeps its words. */
export const numberField = textField({
  normalize: (typed) => parseNumberText(typed) ?? normalizeText(typed),
  max: 20,
  form: NUMBER,
});
