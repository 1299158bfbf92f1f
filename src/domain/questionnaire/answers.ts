// Answers, as typed, as shown and as sent.

import type { Instant } from '../calendar/jst';
import { isFilled } from '../fields/file';
import { isAsked, fileOf, valuesOf, type Answer, type AnswerProblem, type Answers, type Question } from './question';
import type { Wording } from './types/questionType';
import { TYPES } from './types/types';
import { ANSWER_MAX } from './types/words';

/** Maximum characters of an answer that is typed. */
export const answerMax = (question: Question): number => TYPES[question.type].max?.(question) ?? ANSWER_MAX;

/** The values of an answer's text as stored or sent: the ids of choices are joined by a comma (§answer-wire-form). */
export const readAnswer = ({ type }: Question, text: string): string[] => TYPES[type].read(text);

/**
 * An answer as it is shown after blur and sent: text by its field, the choices that the question
 * still offers in its order, a date as it is, a file; empty for a blank answer. An answer of the wrong kind keeps its
 * text.
 */
export const normalizeAnswer = (question: Question, answer: Answer | undefined): Answer =>
  TYPES[question.type].normalize(question, answer);

/** The stored answer. */
export const storedAnswer = (question: Question): Answer =>
  normalizeAnswer(question, readAnswer(question, question.answerText ?? ''));

/**
 * Why an answer cannot be sent; null when it may (§answer-required). A partial answer is invalid even when none is
 * required, because half a date or text for a number would be lost.
 */
export function answerProblem(question: Question, answer: Answer | undefined, now: Instant): AnswerProblem | null {
  const problem = TYPES[question.type].problem(question, answer, now);
  return problem === 'missing' && !question.required ? null : problem;
}

/** A normalized answer as display text for the check page (§answers-reviewed); empty when there is none. */
export const answerInWords = (question: Question, answer: Answer | undefined, wording: Wording): string =>
  TYPES[question.type].inWords(question, answer, wording);

/** The answers in the form shown after blur; choices that are offered no longer are dropped. */
export const normalizeAnswers = (questions: readonly Question[], given: Answers): Answers =>
  Object.fromEntries(questions.map((question) => [question.key, normalizeAnswer(question, given[question.key])]));

/** The answers before anything is typed: those the clinic knows of the person; all others empty (§person-asked-once). */
export const knownAnswers = (questions: readonly Question[]): Answers =>
  Object.fromEntries(
    questions.map((question) => [
      question.key,
      question.format === null ? normalizeAnswer(question, undefined) : storedAnswer(question),
    ]),
  );

/** The problem of each invalid answer, by question key (§follow-up-question). */
export const answerProblems = (
  questions: readonly Question[],
  answers: Answers,
  now: Instant,
): Record<string, AnswerProblem> =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const problem = isAsked(question, answers) ? answerProblem(question, answers[question.key], now) : null;
      return problem ? [[question.key, problem]] : [];
    }),
  );

/** Answers and images as sent, by question key. */
export interface SentAnswers {
  answers: Record<string, string[]>;
  images: Record<string, Blob>;
}

/**
 * Normalized answers as sent: without those that are empty, have a problem or are asked no more.
 */
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
