import { DATE_YEARS } from './dateQuestion';
import { isJstDate } from './jst';
import {
  MAX_NAME_LENGTH,
  isFurigana,
  isPhone,
  normalizeFurigana,
  normalizeName,
  normalizePhone,
  normalizeText,
} from './normalize';
import type { Question } from './question';

/** An answer: choice ids, a date `YYYY-MM-DD`, or text as typed; or a file; null = no file yet. */
export type Answer = string[] | Blob | null;

/** The patient's answers, by question key. */
export type Answers = Record<string, Answer>;

/** The answer's values; empty for a file. */
export const valuesOf = (answer: Answer | undefined): string[] => (Array.isArray(answer) ? answer : []);

/** The answer's file, or null. */
export const fileOf = (answer: Answer | undefined): Blob | null => (answer instanceof Blob ? answer : null);

/** Why an answer cannot be sent. */
export type AnswerProblem = 'missing' | 'number' | 'date' | 'phone' | 'furigana' | 'long';

/** Common questions come 4 to a page, on at most 3 pages (spec §9). */
const PER_PAGE = 4;
const FULL_PAGES = 3;

/**
 * The pages of a questionnaire (spec §9): up to 3 pages of 4 common questions, then one page for each further common
 * question and each question of the subject. No page is empty; no questions give no pages. With `singly` every question
 * has its own page (E15).
 */
export function questionPages(common: Question[], specific: Question[], { singly = false } = {}): Question[][] {
  const full = common.slice(0, singly ? 0 : PER_PAGE * FULL_PAGES);
  const shared = Array.from({ length: Math.ceil(full.length / PER_PAGE) }, (_, page) =>
    full.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
  );
  const single = [...common.slice(full.length), ...specific].map((question) => [question]);
  return [...shared, ...single];
}

/** The typed number as half-width digits with an optional decimal point; null when it is not a number (E5). */
export function parseNumberText(text: string): string | null {
  // On a Japanese keyboard patients type a full stop for the decimal point.
  const plain = normalizeText(text).replace('。', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? plain : null;
}

/** A typed answer as it is shown after blur and sent (E5); an answer of the wrong kind keeps its text. */
export function normalizeAnswer({ type, format }: Question, text: string): string {
  if (type === 'number') return parseNumberText(text) ?? normalizeText(text);
  if (format === 'name') return normalizeName(text);
  if (format === 'furigana') return normalizeFurigana(text);
  return format === 'phone' ? normalizePhone(text) : normalizeText(text);
}

const isVisible = (text: string): boolean => /[^\s\p{Cc}\p{Cf}]/u.test(normalizeText(text));

const isDateAnswer = (text: string): boolean => isJstDate(text) && DATE_YEARS.includes(Number(text.slice(0, 4)));

/**
 * True when the question has a valid answer (spec §5): a choice it offers, a file, a number, an existing date, text
 * that is not blank and has the format asked for.
 */
export function isAnswered(question: Question, answer: Answer | undefined): boolean {
  const values = valuesOf(answer);
  const [value = ''] = values;
  switch (question.type) {
    case 'image_upload':
      return fileOf(answer) !== null;
    case 'single_choice':
    case 'multiple_choice':
      return values.some((chosen) => question.choices.some((choice) => String(choice.id) === chosen));
    case 'number':
      return parseNumberText(value) !== null;
    case 'date':
      return isDateAnswer(value);
    default:
      return isVisible(value) && fitsFormat(question, value);
  }
}

/** True for a name or a furigana longer than the clinic takes. */
const isLongName = (question: Question, text: string): boolean =>
  (question.format === 'name' || question.format === 'furigana') &&
  normalizeAnswer(question, text).length > MAX_NAME_LENGTH;

const fitsFormat = (question: Question, text: string): boolean => {
  if (isLongName(question, text)) return false;
  if (question.format === 'phone') return isPhone(normalizeAnswer(question, text));
  return question.format !== 'furigana' || isFurigana(normalizeAnswer(question, text));
};

/**
 * Why an answer cannot be sent; null when it may. A partial answer is invalid even when none is required, because half
 * a date or text for a number would be lost.
 */
export function answerProblem(question: Question, answer: Answer | undefined): AnswerProblem | null {
  if (isAnswered(question, answer)) return null;
  const [text = ''] = valuesOf(answer);
  const begun = isVisible(text);
  if (begun && (question.type === 'number' || question.type === 'date')) return question.type;
  if (begun && isLongName(question, text)) return 'long';
  if (begun && (question.format === 'phone' || question.format === 'furigana')) return question.format;
  return question.required ? 'missing' : null;
}
