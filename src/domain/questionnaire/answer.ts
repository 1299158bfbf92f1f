// One answer: how it is read, when it may be sent, what is asked about.

import type { Instant } from '../calendar/jst';
import type { Answer, AnswerProblem, Question } from './question';
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
