import { furiganaField } from '../../fields/furigana';
import { nameField, normalizeText, phoneField, textField } from '../../fields/text';
import { typedInto } from './typed';

export const ANSWER_MAX = 4000;

/** Whether it may be empty depends on its question. */
export const answerTextField = textField({ normalize: normalizeText, max: ANSWER_MAX, required: false });

const FIELDS = { name: nameField, furigana: furiganaField, phone: phoneField, birthday: answerTextField };

export const words = typedInto(
  ({ format }) => (format === null ? answerTextField : FIELDS[format]),
  ({ format }) => (format === 'phone' ? 'phone' : 'furigana'),
);
