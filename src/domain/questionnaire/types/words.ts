import { furiganaField } from '../../fields/furigana';
import { nameField, normalizeText, phoneField, textField, type TextField } from '../../fields/text';
import { valuesOf, type Answer, type AnswerProblem, type Question } from '../question';
import type { QuestionTypeHandlers } from './questionTypeHandlers';

export const ANSWER_MAX = 4000;

/** `required` is false, because each question says whether its answer is required. */
export const answerTextField = textField({ normalize: normalizeText, max: ANSWER_MAX, required: false });

const FIELDS = { name: nameField, furigana: furiganaField, phone: phoneField, birthday: answerTextField };

/** @param patternProblem returns the problem to report if the field's pattern rejects the text */
export function textHandlers(
  fieldOf: (question: Question) => TextField,
  patternProblem: (question: Question) => AnswerProblem,
): QuestionTypeHandlers {
  const textOf = (answer: Answer | undefined) => valuesOf(answer)[0] ?? '';
  return {
    read: (text) => [text],
    normalize(question, answer) {
      const text = fieldOf(question).normalize(textOf(answer));
      return text === '' ? [] : [text];
    },
    problem(question, answer) {
      const field = fieldOf(question);
      if (field.normalize(textOf(answer)) === '') return 'missing';
      const problem = field.problem(textOf(answer));
      return problem === 'form' ? patternProblem(question) : problem;
    },
    inWords: (_, answer) => textOf(answer),
    size: 'row',
    max: (question) => fieldOf(question).max,
  };
}

export const freeText = textHandlers(
  ({ format }) => (format === null ? answerTextField : FIELDS[format]),
  ({ format }) => (format === 'phone' ? 'phone' : 'furigana'),
);
