// All answers of a questionnaire, as typed and as sent.

import type { Instant } from '../calendar/jst';
import { isFilled } from '../fields/file';
import { answerProblem, normalizeAnswer, storedAnswer } from './answer';
import { isAsked, fileOf, valuesOf, type AnswerProblem, type Answers, type Question } from './question';

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
 * Normalized answers as sent (§answer-wire-form): without those that are empty, have a problem or are asked no more.
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
