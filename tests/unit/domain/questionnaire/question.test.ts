import { expect, test } from 'vitest';
import {
  isAsked,
  questionType,
  settleChoices,
  urgentChoices,
  urgentQuestionOf,
} from '../../../../src/domain/questionnaire/question';
import { someQuestion } from '../someQuestion';

const choices = [
  { id: 1, text: '頭痛' },
  { id: 2, text: 'ろれつが回らない', urgent: true },
  { id: 3, text: '特になし' },
];
const question = someQuestion({ type: 'multiple_choice', choices });

test('questionType is `unknown` for a type that the app does not know', () => {
  expect(['single_choice', 'image_upload'].map(questionType)).toEqual(['single_choice', 'image_upload']);
  for (const other of ['slider', '', 'constructor']) expect(questionType(other)).toBe('unknown');
});

test.each([
  ['one more, in the order of the question', ['2'], ['2', '1'], ['1', '2']],
  ['one less', ['1', '2'], ['2'], ['2']],
  ['特になし excludes the others', ['1', '2'], ['1', '2', '3'], ['3']],
  ['the others exclude 特になし', ['3'], ['3', '2'], ['2']],
  ['特になし unticked', ['3'], [], []],
])('settleChoices corrects the choices after a tick: %s', (_, before, chosen, expected) => {
  expect(settleChoices(choices, before, chosen)).toEqual(expected);
});

test('urgentChoices returns the chosen ones that the clinic has marked as urgent (§urgent-answers)', () => {
  expect(urgentChoices(question, ['1'])).toEqual([]);
  expect(urgentChoices(question, ['1', '2'])).toEqual([choices[1]]);
  expect(urgentChoices(question, undefined)).toEqual([]);
});

test('urgentQuestionOf finds the question with urgent choices, which is asked before any booking (§urgent-answers)', () => {
  const calm = someQuestion({});
  expect(urgentQuestionOf([calm, question])).toBe(question);
  expect(urgentQuestionOf([calm])).toBeNull();
});

test('a follow-up is asked only after one of its choices (§follow-up-question)', () => {
  const follow = someQuestion({ key: '2', follows: { key: '1', choices: ['11'] } });
  expect(isAsked(question, {})).toBe(true);
  expect(isAsked(follow, { 1: ['12', '11'] })).toBe(true);
  expect(isAsked(follow, {})).toBe(false);
  for (const chosen of [[], ['12'], null]) expect(isAsked(follow, { 1: chosen })).toBe(false);
});
