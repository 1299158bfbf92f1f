import type { Instant } from '../../calendar/jst';
import type { Answer, AnswerProblem, Question } from '../question';

/** Writes answers that are not text as words for the patient. */
export interface Wording {
  date: (date: string) => string;
  image: (image: Blob) => string;
}

export interface QuestionTypeHandlers {
  /** Reads an answer in the format in which it is stored and sent. */
  read: (text: string) => string[];
  /** Returns the normalized answer, which is shown after blur and is sent to the clinic. */
  normalize: (question: Question, answer: Answer | undefined) => Answer;
  /** The problem of an answer. `missing` for an empty answer, even to an optional question. */
  problem: (question: Question, answer: Answer | undefined, now: Instant) => AnswerProblem | null;
  inWords: (question: Question, answer: Answer | undefined, wording: Wording) => string;
  size: 'card' | 'row';
  max?: (question: Question) => number;
}
