import type { Instant } from '../calendar/jst';
import { problemsOf } from '../fields/formValues';
import { isFilled } from '../fields/file';
import { isAsked, fileOf, valuesOf, type Answer, type AnswerProblem, type Answers, type Question } from './question';
import type { Wording } from './types/questionTypeHandlers';
import { TYPES } from './types/questionTypes';
import { ANSWER_MAX } from './types/words';

export const answerMax = (question: Question): number => TYPES[question.type].max?.(question) ?? ANSWER_MAX;

/** The ids of choices are joined by a comma (§answer-wire-form). */
export const readAnswer = ({ type }: Question, text: string): string[] => TYPES[type].read(text);

/** The form shown after blur and sent; an answer of the wrong kind keeps its text. */
export const normalizeAnswer = (question: Question, answer: Answer | undefined): Answer =>
  TYPES[question.type].normalize(question, answer);

export const storedAnswer = (question: Question): Answer =>
  normalizeAnswer(question, readAnswer(question, question.answerText ?? ''));

/**
 * A partial answer is invalid even when none is required, because half a date or text for a number would be lost
 * (§answer-required).
 */
export function answerProblem(question: Question, answer: Answer | undefined, now: Instant): AnswerProblem | null {
  const problem = TYPES[question.type].problem(question, answer, now);
  return problem === 'missing' && !question.required ? null : problem;
}

/** Empty when there is none. */
export const answerInWords = (question: Question, answer: Answer | undefined, wording: Wording): string =>
  TYPES[question.type].inWords(question, answer, wording);

export const normalizeAnswers = (questions: readonly Question[], given: Answers): Answers =>
  Object.fromEntries(questions.map((question) => [question.key, normalizeAnswer(question, given[question.key])]));

/** The answers that the clinic knows about the person; all others are empty (§person-asked-once). */
export const knownAnswers = (questions: readonly Question[]): Answers =>
  Object.fromEntries(
    questions.map((question) => [
      question.key,
      question.format === null ? normalizeAnswer(question, undefined) : storedAnswer(question),
    ]),
  );

/** By question key. */
export const answerProblems = (questions: readonly Question[], answers: Answers, now: Instant) =>
  problemsOf(
    questions
      .filter((question) => isAsked(question, answers))
      .map((question) => [question.key, answerProblem(question, answers[question.key], now)]),
  );

export interface SentAnswers {
  answers: Record<string, string[]>;
  images: Record<string, Blob>;
}

/** Omits answers that are empty, invalid or no longer asked. */
export function answersToSend(questions: readonly Question[], given: Answers, now: Instant): SentAnswers {
  const answers: Record<string, string[]> = {};
  const images: Record<string, Blob> = {};
  for (const question of questions) {
    const answer = given[question.key];
    if (!isAsked(question, given) || answerProblem(question, answer, now) !== null) continue;
    const image = fileOf(answer);
    if (isFilled(image)) images[question.key] = image;
    const values = valuesOf(answer);
    if (values.length > 0) answers[question.key] = values;
  }
  return { answers, images };
}
