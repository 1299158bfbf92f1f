import { multipleChoice, singleChoice } from './choice';
import { date } from './date';
import { image } from './image';
import { number } from './number';
import type { QuestionType } from '../question';
import type { QuestionTypeHandlers } from './questionTypeHandlers';
import { freeText } from './words';

/** Patients answer a question of an unknown type in free text (§question-types). */
export const TYPES: Record<QuestionType, QuestionTypeHandlers> = {
  single_choice: singleChoice,
  multiple_choice: multipleChoice,
  text: freeText,
  sentence: freeText,
  number,
  date,
  image_upload: image,
  unknown: freeText,
};
