import { multipleChoice, singleChoice } from './choice';
import { date } from './date';
import { image } from './image';
import { number } from './number';
import type { QuestionType } from '../question';
import type { QuestionTypeHandlers } from './questionTypeHandlers';
import { words } from './words';

/** By question type: what the app does with a question. Any other type is answered in free text (§question-types). */
export const TYPES: Record<QuestionType, QuestionTypeHandlers> = {
  single_choice: singleChoice,
  multiple_choice: multipleChoice,
  text: words,
  sentence: words,
  number,
  date,
  image_upload: image,
  unknown: words,
};
