import { foldWidth, normalizeText, textField, withoutUnseen } from '../../fields/text';
import { valuesOf } from '../question';
import type { QuestionTypeHandlers } from './questionTypeHandlers';
import { textHandlers } from './words';

const NUMBER = /^\d+(\.\d+)?$/;

/** Returns half-width digits with `.`, or null if the text is not a number. */
export function parseNumberText(text: string): string | null {
  // Patients with a Japanese keyboard may type `。` as the decimal point.
  const plain = foldWidth(withoutUnseen(text)).trim().replace('。', '.');
  return NUMBER.test(plain) ? plain : null;
}

export const numberField = textField({
  normalize: (text) => parseNumberText(text) ?? normalizeText(text),
  max: 20,
  pattern: NUMBER,
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
