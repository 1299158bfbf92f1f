import { describe, expect, test } from 'vitest';
import { settleChoices, urgentChoices, urgentQuestionOf } from '../../../src/domain/choices';
import type { Question } from '../../../src/domain/question';

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

describe('a choice ticked or unticked', () => {
  test.each([
    ['one more, in the order of the question', ['2'], ['2', '1'], ['1', '2']],
    ['one less', ['1', '2'], ['2'], ['2']],
    ['特になし excludes the others', ['1', '2'], ['1', '2', '3'], ['3']],
    ['the others exclude 特になし', ['3'], ['3', '2'], ['2']],
    ['特になし unticked', ['3'], [], []],
  ])('%s', (_, before, chosen, expected) => {
    expect(settleChoices(choices, before, chosen)).toEqual(expected);
  });
});

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
