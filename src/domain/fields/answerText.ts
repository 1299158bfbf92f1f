import { foldWidth, normalizeText, withoutUnseen } from '../normalize';
import type { Question } from '../question';
import { textField } from './textField';

/** Maximum characters of an answer in words. */
export const ANSWER_MAX = 4000;

/** An answer in words. Whether it may be empty depends on its question. */
export const answerTextField = textField({ normalize: normalizeText, max: ANSWER_MAX, required: false });

/** What a question says of its number. */
export type NumberQuestion = Pick<Question, 'text' | 'unit'>;

/** How patients write a unit; the first spelling is the question's. */
const UNITS = [
  ['kg', 'キロ', 'キログラム'],
  ['cm', 'センチ', 'センチメートル'],
  ['mmhg', 'ミリ', 'ミリ水銀'],
  ['mg/dl', 'mg', 'ミリグラム'],
  ['%', 'パーセント'],
  ['日分', '日', '日間'],
] as const;

/** A unit in one spelling: `㎏` and `ＫＧ` → `kg`. */
export const plainUnit = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');

/** True for the unit of the question, or for one that its text names when the host sends none. */
function isUnitOf({ unit, text }: NumberQuestion, typed: string): boolean {
  const asked = plainUnit(unit ?? text);
  const written = plainUnit(typed);
  if (unit !== null && written === asked) return true;
  return UNITS.some(
    ([own, ...others]) =>
      (unit === null ? asked.includes(own) : asked === own) && [own, ...others].some((one) => one === written),
  );
}

const NUMBER = /^\d+(\.\d+)?$/;

/**
 * The typed number as half-width digits with an optional decimal point; null when it is not a number. The question's
 * unit may follow it: `155センチ` → `155` (§number-with-unit); what cannot be seen does not count
 * (§unseen-does-not-count).
 */
export function parseNumberText(typed: string, question: NumberQuestion): string | null {
  // On a Japanese keyboard patients type a full stop for the decimal point.
  const plain = foldWidth(withoutUnseen(typed)).trim().replace('。', '.');
  const [, number = '', unit = ''] = /^([\d.]+)(.*)$/s.exec(plain) ?? [];
  return NUMBER.test(number) && (unit === '' || isUnitOf(question, unit)) ? number : null;
}

/** An answer in digits; anything else keeps its words. */
export const numberField = (question: NumberQuestion) =>
  textField({
    normalize: (typed) => parseNumberText(typed, question) ?? normalizeText(typed),
    max: 20,
    form: NUMBER,
  });
