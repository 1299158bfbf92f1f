import { expect, test } from 'vitest';
import { type Question, urgentChoices, urgentQuestionOf } from '../../../../src/domain/questionnaire/question';

const choices = [
  { id: 1, text: '頭痛' },
  { id: 2, text: 'ろれつが回らない', urgent: true },
  { id: 3, text: '特になし' },
];
const question: Question = {
  key: '1',
  text: '症状',
  type: 'multiple_choice',
  required: true,
  choices,
  hint: null,
  unit: null,
  format: null,
  answerText: null,
};

test('only chosen answers that the clinic marks are urgent (§urgent-answers)', () => {
  expect(urgentChoices(question, ['1'])).toEqual([]);
  expect(urgentChoices(question, ['1', '2'])).toEqual([choices[1]]);
  expect(urgentChoices(question, undefined)).toEqual([]);
});

test('the question before any booking is the one with urgent choices (§urgent-answers)', () => {
  const calm = { ...question, choices: choices.map(({ id, text }) => ({ id, text })) };
  expect(urgentQuestionOf([calm, question])).toBe(question);
  expect(urgentQuestionOf([calm])).toBeNull();
});
