import { isJstDate } from './jst';
import type { Question } from './question';

/** An answer: ids of choices, a date `YYYY-MM-DD`, or the text as typed; a file; null = no file yet. */
export type Answer = string[] | Blob | null;

/** What a patient has answered, by question key. */
export type Answers = Record<string, Answer>;

/** The values of an answer that is no file. */
export const valuesOf = (answer: Answer | undefined): string[] => (Array.isArray(answer) ? answer : []);

/** The file of an answer. */
export const fileOf = (answer: Answer | undefined): Blob | null => (answer instanceof Blob ? answer : null);

/** What keeps an answer from being sent. */
export type AnswerProblem = 'missing' | 'number' | 'date';

/** Common questions stand 4 on a page, on at most 3 pages (spec §9). */
const PER_PAGE = 4;
const FULL_PAGES = 3;

/** Years a date question offers: 1950–2009 (spec §5, D9). */
export const DATE_YEARS: readonly number[] = Array.from({ length: 60 }, (_, index) => 1950 + index);

/**
 * The pages of a questionnaire (spec §9): common questions 4 a page up to 3 pages, common ones beyond the 12th one each,
 * then the subject's own one each. No page is empty; no questions give no pages. With `singly` every question has a page of
 * its own (E15).
 */
export function questionPages(common: Question[], specific: Question[], { singly = false } = {}): Question[][] {
  const full = common.slice(0, singly ? 0 : PER_PAGE * FULL_PAGES);
  const shared = Array.from({ length: Math.ceil(full.length / PER_PAGE) }, (_, page) =>
    full.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
  );
  const single = [...common.slice(full.length), ...specific].map((question) => [question]);
  return [...shared, ...single];
}

/**
 * Text in one form (E5): full-width letters and digits become half-width, half-width kana full-width, line ends `\n`,
 * blanks at either end go. The wave dash stays one.
 */
export const normalizeText = (text: string): string =>
  text
    .replace(/\uFF5E/g, '〜')
    .replace(/\r\n?/g, '\n')
    .normalize('NFKC')
    .trim();

/** The number a patient typed, as half-width digits with an optional decimal point; null when it is not one (E5). */
export function parseNumberText(text: string): string | null {
  // A Japanese keyboard gives a full stop where a decimal point is meant.
  const plain = normalizeText(text).replace('。', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? plain : null;
}

const isVisible = (text: string): boolean => /[^\s\p{Cc}\p{Cf}]/u.test(normalizeText(text));

const isDateAnswer = (text: string): boolean => isJstDate(text) && DATE_YEARS.includes(Number(text.slice(0, 4)));

/**
 * True when the question has an answer that counts (spec §5): a choice it offers, a file, a number, a whole date that
 * exists, text that is more than blanks.
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
      return isVisible(value);
  }
}

/**
 * What is wrong with an answer, null when it may be sent. Something begun must be whole even where no answer is required:
 * half a date or words for a number would be lost on the way.
 */
export function answerProblem(question: Question, answer: Answer | undefined): AnswerProblem | null {
  if (isAnswered(question, answer)) return null;
  const begun = isVisible(valuesOf(answer)[0] ?? '');
  if (begun && (question.type === 'number' || question.type === 'date')) return question.type;
  return question.required ? 'missing' : null;
}
