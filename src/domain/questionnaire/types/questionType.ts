// What the type of a question decides; each type is one module beside this one.

import type { Instant } from '../../calendar/jst';
import type { Answer, AnswerProblem, Question } from '../question';

/** How an answer other than plain text is displayed. */
export interface Wording {
  /** `1961-04-05` */
  date: (date: string) => string;
  image: (image: Blob) => string;
}

type Given = Answer | undefined;

export interface TypeOfQuestion {
  /** The values of a text as stored or sent (§answer-wire-form). */
  read: (text: string) => string[];
  /** The answer as it is shown after blur and sent: empty for a blank one; one of the wrong kind keeps its text. */
  normalize: (question: Question, answer: Given) => Answer;
  /** Why the answer cannot be sent where one is required. */
  problem: (question: Question, answer: Given, now: Instant) => AnswerProblem | null;
  /** A normalized answer as display text; empty when there is none. */
  inWords: (question: Question, answer: Given, wording: Wording) => string;
  /** Its room on a page: a card of its own, or a row of a card. */
  size: 'card' | 'row';
  /** Maximum characters of an answer that is typed. */
  max?: (question: Question) => number;
}
