// One answer: how it is typed, when it may be sent, what is asked about.

import {
  foldWidth,
  normalizeText,
  withoutUnseen,
  textField,
  nameField,
  phoneField,
  type TextField,
} from '../fields/text';
import { type Question, fileOf, valuesOf, type Answer } from './question';
import { DATE_YEARS, birthdayProblem } from '../fields/date';
import { isJstDate, type Instant } from '../calendar/jst';
import { isFilled } from '../fields/file';
import { furiganaField } from '../fields/furigana';

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

/** Why an answer cannot be sent. */
export type AnswerProblem = 'missing' | 'long' | 'choice' | 'number' | 'date' | 'phone' | 'furigana' | 'underAge';

const TEXT_FIELDS = { name: nameField, furigana: furiganaField, phone: phoneField, birthday: answerTextField };

/** The field of an answer that is typed. */
function fieldOf(question: Question): TextField {
  const { type, format } = question;
  if (type === 'number') return numberField(question);
  return format === null ? answerTextField : TEXT_FIELDS[format];
}

/** Maximum characters of an answer that is typed. */
export const answerMax = (question: Question): number => fieldOf(question).max;

const isBlank = (text: string): boolean => normalizeText(text) === '';
const isOffered = ({ choices }: Question, id: string): boolean => choices.some((choice) => String(choice.id) === id);

/**
 * An answer's values as they are shown after blur and sent (§answer-wire-form): text by its field, the choices that
 * the question still offers, a date as it is; none for a blank answer. An answer of the wrong kind keeps its text.
 */
export function normalizeAnswer(question: Question, values: readonly string[]): string[] {
  const [first = ''] = values;
  switch (question.type) {
    case 'image_upload':
      return [];
    case 'single_choice':
    case 'multiple_choice':
      return [...new Set(values)].filter((id) => isOffered(question, id));
    case 'date':
      return isBlank(first) ? [] : [first];
    default: {
      const text = fieldOf(question).normalize(first);
      return text === '' ? [] : [text];
    }
  }
}

/** A date of the years offered; of a birthday one of the customer form's (§birth-years). */
function dateProblem({ format }: Question, text: string, now: Instant): AnswerProblem | null {
  if (!isJstDate(text)) return 'date';
  const [year = '', month = '', day = ''] = text.split('-');
  if (format !== 'birthday') return DATE_YEARS.includes(Number(year)) ? null : 'date';
  const problem = birthdayProblem({ year, month, day }, now);
  return problem === 'impossible' ? 'date' : problem;
}

function choiceProblem(question: Question, values: readonly string[]): AnswerProblem | null {
  const chosen = new Set(values.filter((id) => !isBlank(id)));
  if (chosen.size === 0) return 'missing';
  const tooMany = question.type === 'single_choice' && chosen.size > 1;
  return tooMany || [...chosen].some((id) => !isOffered(question, id)) ? 'choice' : null;
}

function typedProblem(question: Question, text: string): AnswerProblem | null {
  const field = fieldOf(question);
  if (field.normalize(text) === '') return 'missing';
  const problem = field.problem(text);
  if (problem !== 'form') return problem;
  return question.type === 'number' ? 'number' : question.format === 'phone' ? 'phone' : 'furigana';
}

function problemIfRequired(question: Question, answer: Answer | undefined, now: Instant): AnswerProblem | null {
  const values = valuesOf(answer);
  const [first = ''] = values;
  switch (question.type) {
    case 'image_upload':
      return isFilled(fileOf(answer)) ? null : 'missing';
    case 'single_choice':
    case 'multiple_choice':
      return choiceProblem(question, values);
    case 'date':
      if (isBlank(first)) return 'missing';
      return dateProblem(question, first, now);
    default:
      return typedProblem(question, first);
  }
}

/**
 * Why an answer cannot be sent; null when it may (§answer-required). A partial answer is invalid even when none is
 * required, because half a date or text for a number would be lost.
 */
export function answerProblem(question: Question, answer: Answer | undefined, now: Instant): AnswerProblem | null {
  const problem = problemIfRequired(question, answer, now);
  return problem === 'missing' && !question.required ? null : problem;
}

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
