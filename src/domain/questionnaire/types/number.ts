// Questions answered by a number.

import { foldWidth, normalizeText, textField, withoutUnseen } from '../../fields/text';
import { valuesOf, type Question } from '../question';
import type { TypeOfQuestion } from './questionType';
import { typedInto } from './typed';

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

interface Plausible {
  /** Words of the question and its unit, in small letters. */
  asks: RegExp;
  unit: string;
  from: number;
  to: number;
}

/** What adults measure; the first that the question asks for counts. A difference may be any number. */
const PLAUSIBLE: readonly Plausible[] = [
  { asks: /増|減|変化|差/u, unit: '', from: -Infinity, to: Infinity },
  { asks: /体重/u, unit: 'kg', from: 25, to: 250 },
  { asks: /身長/u, unit: 'cm', from: 120, to: 210 },
  { asks: /腹囲|ウエスト/u, unit: 'cm', from: 40, to: 200 },
  { asks: /血圧.*上|収縮期|最高血圧/u, unit: 'mmhg', from: 70, to: 260 },
  { asks: /血圧.*下|拡張期|最低血圧/u, unit: 'mmhg', from: 30, to: 160 },
  { asks: /血圧|mmhg/u, unit: 'mmhg', from: 30, to: 260 },
  { asks: /尿酸/u, unit: 'mg/dl', from: 1, to: 20 },
  { asks: /血糖/u, unit: 'mg/dl', from: 20, to: 1000 },
  { asks: /中性脂肪/u, unit: 'mg/dl', from: 10, to: 5000 },
  { asks: /コレステロール|ldl|hdl/u, unit: 'mg/dl', from: 10, to: 500 },
  { asks: /a1c/u, unit: '%', from: 3, to: 20 },
  { asks: /日分/u, unit: '日分', from: 0, to: 180 },
];

/**
 * The number of an answer with its unit when hardly anybody has it, as a weight of 5.2 kg; null otherwise. The patient
 * is asked about it and may go on with it (§doubtful-numbers-asked).
 */
export function doubtfulNumber(question: NumberQuestion, typed: string): string | null {
  const number = parseNumberText(typed, question);
  if (number === null) return null;
  const unit = question.unit ?? '';
  const words = plainUnit(question.text + unit);
  const asked = PLAUSIBLE.find(
    (one) => one.asks.test(words) && (unit === '' || one.unit === '' || plainUnit(unit) === one.unit),
  );
  return asked && (Number(number) < asked.from || Number(number) > asked.to) ? number + unit : null;
}

export const number: TypeOfQuestion = {
  ...typedInto(numberField, () => 'number'),
  inWords(question, answer) {
    const digits = parseNumberText(valuesOf(answer)[0] ?? '', question);
    return digits === null ? '' : `${digits}${question.unit ?? ''}`;
  },
  size: 'half',
  doubt: (question, answer) => doubtfulNumber(question, valuesOf(answer)[0] ?? ''),
};
