import { foldWidth, normalizeText, textField, withoutUnseen } from '../../fields/text';
import { valuesOf } from '../question';
import type { QuestionTypeHandlers } from './questionTypeHandlers';
import { textHandlers } from './words';

const NUMBER = /^\d+(\.\d+)?$/;

/** Half-width digits with an optional decimal point; null if the text is not a number. */
export function parseNumberText(typed: string): string | null {
  // On a Japanese keyboard, patients type `。` for the decimal point.
  const plain = foldWidth(withoutUnseen(typed)).trim().replace('。', '.');
  return NUMBER.test(plain) ? plain : null;
}

export const numberField = textField({
  normalize: (typed) => parseNumberText(typed) ?? normalizeText(typed),
  max: 20,
  form: NUMBER,
});

export const number: QuestionTypeHandlers = {
  ...textHandlers(
    () => numberField,
    () => 'number',
  ),
  inWords(question, answer) {
    const digits = parseNumberText(valuesOf(answer)[0] ?? '');
    return digits === null ? '' : `${digits}${question.unit ?? ''}`;
  },
};
