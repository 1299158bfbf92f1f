import type { Instant } from '../../calendar/jst';
import type { Answer, AnswerProblem, Question } from '../question';

/** Functions that turn a date or an image into words for the patient. */
export interface AnswerFormatters {
  date: (date: string) => string;
  image: (image: Blob) => string;
}

export interface QuestionTypeHandlers {
  /** Reads the text that is stored or sent for an answer. */
  read: (text: string) => string[];
  /** Normalizes an answer. The field shows the result when it loses focus, and the app sends it to the clinic. */
  normalize: (question: Question, answer: Answer | undefined) => Answer;
  /** Returns the problem of an answer. An empty answer is `missing`, even if the question is optional. */
  problem: (question: Question, answer: Answer | undefined, now: Instant) => AnswerProblem | null;
  inWords: (question: Question, answer: Answer | undefined, wording: AnswerFormatters) => string;
  /** `card` = the question has its own card; `row` = the question shares a card with adjacent `row` questions. */
  size: 'card' | 'row';
  /** Returns the largest allowed number of characters in an answer. */
  max?: (question: Question) => number;
}
