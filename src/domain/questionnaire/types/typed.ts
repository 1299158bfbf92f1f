import type { TextField } from '../../fields/text';
import { valuesOf, type Answer, type AnswerProblem, type Question } from '../question';
import type { TypeOfQuestion } from './questionType';

/** @param malformed the problem of a text that does not have the field's form */
export function typedInto(
  fieldOf: (question: Question) => TextField,
  malformed: (question: Question) => AnswerProblem,
): TypeOfQuestion {
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
      return problem === 'form' ? malformed(question) : problem;
    },
    inWords: (_, answer) => textOf(answer),
    size: 'row',
    max: (question) => fieldOf(question).max,
  };
}
