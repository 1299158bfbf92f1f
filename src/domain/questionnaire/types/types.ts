// The types of questions (§question-types).

import { multipleChoice, singleChoice } from './choice';
import { date } from './date';
import { image } from './image';
import { number } from './number';
import { words } from './words';

export const TYPES = {
  single_choice: singleChoice,
  multiple_choice: multipleChoice,
  text: words,
  sentence: words,
  number,
  date,
  image_upload: image,
  /** A type that this app does not know; asked as free text so that the patient can continue. */
  unknown: words,
};

export type QuestionType = keyof typeof TYPES;

export const isQuestionType = (type: string): type is QuestionType => Object.hasOwn(TYPES, type);
