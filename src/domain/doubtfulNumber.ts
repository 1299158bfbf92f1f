import { parseNumberText, plainUnit, type NumberQuestion } from './fields/answerText';

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
