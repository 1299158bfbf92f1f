import type { Instant } from '../../calendar/jst';
import type { Answer, AnswerProblem, Question } from '../question';

/** Words for answers that are not plain text. */
export interface Wording {
  date: (date: string) => string;
  image: (image: Blob) => string;
}

export interface QuestionTypeHandlers {
  /** Reads an answer as stored or sent. */
  read: (text: string) => string[];
  /** Returns the normalized answer, which is shown after blur and is sent to the clinic. */
  normalize: (question: Question, answer: Answer | undefined) => Answer;
  /** `missing` for an empty answer, even to an optional question. */
  problem: (question: Question, answer: Answer | undefined, now: Instant) => AnswerProblem | null;
  inWords: (question: Question, answer: Answer | undefined, wording: Wording) => string;
  size: 'card' | 'row';
  max?: (question: Question) => number;
}
