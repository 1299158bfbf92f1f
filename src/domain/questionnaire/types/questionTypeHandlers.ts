import type { Instant } from '../../calendar/jst';
import type { Answer, AnswerProblem, Question } from '../question';

export interface AnswerFormatters {
  date: (date: string) => string;
  image: (image: Blob) => string;
}

export interface QuestionTypeHandlers {
  /** Parses the stored or sent text of an answer. */
  read: (text: string) => string[];
  /** The field shows the normalized answer after blur. */
  normalize: (question: Question, answer: Answer | undefined) => Answer;
  /** An empty answer is `missing`, even if the question is optional. */
  problem: (question: Question, answer: Answer | undefined, now: Instant) => AnswerProblem | null;
  inWords: (question: Question, answer: Answer | undefined, wording: AnswerFormatters) => string;
  /** A `card` question has its own card; adjacent `row` questions share a card. */
  size: 'card' | 'row';
  /** Returns the largest allowed number of characters. */
  max?: (question: Question) => number;
}
