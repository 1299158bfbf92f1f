import type { Instant } from '../calendar/jst';
import { problemsOf } from '../fields/formValues';
import { isFilled } from '../fields/file';
import { isAsked, fileOf, valuesOf, type Answer, type AnswerProblem, type Answers, type Question } from './question';
import type { AnswerFormatters } from './types/questionTypeHandlers';
import { TYPES } from './types/questionTypes';
import { ANSWER_MAX } from './types/words';

export const answerMax = (question: Question): number => TYPES[question.type].max?.(question) ?? ANSWER_MAX;

/** Parses the stored or sent text of an answer, for example ids separated by commas (§answer-wire-form). */
export const readAnswer = ({ type }: Question, text: string): string[] => TYPES[type].read(text);

export const normalizeAnswer = (question: Question, answer: Answer | undefined): Answer =>
  TYPES[question.type].normalize(question, answer);

export const storedAnswer = (question: Question): Answer =>
  normalizeAnswer(question, readAnswer(question, question.answerText ?? ''));

/** An optional question may stay unanswered (§answer-required). An invalid answer is always a problem. */
export function answerProblem(question: Question, answer: Answer | undefined, now: Instant): AnswerProblem | null {
  const problem = TYPES[question.type].problem(question, answer, now);
  return problem === 'missing' && !question.required ? null : problem;
}

/** Returns an empty text if the answer is missing. */
export const answerInWords = (question: Question, answer: Answer | undefined, wording: AnswerFormatters): string =>
  TYPES[question.type].inWords(question, answer, wording);

export const normalizeAnswers = (questions: readonly Question[], answers: Answers): Answers =>
  Object.fromEntries(questions.map((question) => [question.key, normalizeAnswer(question, answers[question.key])]));

/** A question about the person starts with its stored answer, other questions start empty (§person-asked-once). */
export const initialAnswers = (questions: readonly Question[]): Answers =>
  Object.fromEntries(
    questions.map((question) => [
      question.key,
      question.format === null ? normalizeAnswer(question, undefined) : storedAnswer(question),
    ]),
  );

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

export function answersToSend(questions: readonly Question[], answers: Answers, now: Instant): SentAnswers {
  const sentAnswers: SentAnswers = { answers: {}, images: {} };
  for (const question of questions) {
    const answer = answers[question.key];
    if (!isAsked(question, answers) || answerProblem(question, answer, now) !== null) continue;
    const image = fileOf(answer);
    if (isFilled(image)) sentAnswers.images[question.key] = image;
    const values = valuesOf(answer);
    if (values.length > 0) sentAnswers.answers[question.key] = values;
  }
  return sentAnswers;
}
