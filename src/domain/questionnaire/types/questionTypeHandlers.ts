import type { Instant } from '../../calendar/jst';
import type { Answer, AnswerProblem, Question } from '../question';

/** How an answer other than plain text is displayed. */
export interface Wording {
  /** `1961-04-05` */
  date: (date: string) => string;
  image: (image: Blob) => string;
}

type Given = Answer | undefined;

export interface QuestionTypeHandlers {
  /** Reads a text as stored or sent. */
  read: (text: string) => string[];
  /** The form shown after blur and sent; an answer of the wrong kind keeps its text. */
  normalize: (question: Question, answer: Given) => Answer;
  /** Of an answer that is required. */
  problem: (question: Question, answer: Given, now: Instant) => AnswerProblem | null;
  inWords: (question: Question, answer: Given, wording: Wording) => string;
  size: 'card' | 'row';
  max?: (question: Question) => number;
}
