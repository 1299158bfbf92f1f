import { normalizeText } from '../../fields/text';
import { valuesOf, type Answer, type AnswerProblem, type Question } from '../question';
import type { QuestionTypeHandlers } from './questionTypeHandlers';

const chosenOf = ({ choices }: Question, answer: Answer | undefined) =>
  choices.filter(({ id }) => valuesOf(answer).includes(String(id)));

function problem(question: Question, answer: Answer | undefined, max: number): AnswerProblem | null {
  const chosen = new Set(valuesOf(answer).filter((id) => normalizeText(id) !== ''));
  if (chosen.size === 0) return 'missing';
  return chosen.size > max || chosenOf(question, [...chosen]).length < chosen.size ? 'choice' : null;
}

export const multipleChoice: QuestionTypeHandlers = {
  read: (text) => text.split(',').map((id) => id.trim()),
  // Drops stored choices that the question no longer offers.
  normalize: (question, answer) => chosenOf(question, answer).map(({ id }) => String(id)),
  problem: (question, answer) => problem(question, answer, Infinity),
  inWords: (question, answer) =>
    chosenOf(question, answer)
      .map(({ text }) => text)
      .join('、'),
  size: 'card',
};

export const singleChoice: QuestionTypeHandlers = {
  ...multipleChoice,
  problem: (question, answer) => problem(question, answer, 1),
};
