import { expect, test } from 'vitest';
import {
  isAsked,
  questionType,
  settleChoices,
  chosenUrgentChoices,
  urgentQuestionOf,
} from '../../../../src/domain/questionnaire/question';
import { someQuestion } from '../someQuestion';

const choices = [
  { id: 1, text: '頭痛' },
  { id: 2, text: 'ろれつが回らない', urgent: true },
  { id: 3, text: '特になし' },
];
const question = someQuestion({ type: 'multiple_choice', choices });

test('questionType returns `unknown` for a type that the app does not know', () => {
  expect(['single_choice', 'image_upload'].map(questionType)).toEqual(['single_choice', 'image_upload']);
  for (const type of ['slider', '', 'constructor']) expect(questionType(type)).toBe('unknown');
});

test.each([
  ['sorts the choices into the order of the question', ['2'], ['2', '1'], ['1', '2']],
  ['removes a choice that is unticked', ['1', '2'], ['2'], ['2']],
  ['removes all other choices when 特になし is ticked', ['1', '2'], ['1', '2', '3'], ['3']],
  ['removes 特になし when another choice is ticked', ['3'], ['3', '2'], ['2']],
  ['returns no choice when 特になし is unticked', ['3'], [], []],
])('settleChoices %s', (_, before, chosen, expected) => {
  expect(settleChoices(choices, before, chosen)).toEqual(expected);
});

test('chosenUrgentChoices returns the chosen choices that are marked as urgent (§urgent-answers)', () => {
  expect(chosenUrgentChoices(question, ['1'])).toEqual([]);
  expect(chosenUrgentChoices(question, ['1', '2'])).toEqual([choices[1]]);
  expect(chosenUrgentChoices(question, undefined)).toEqual([]);
});

test('urgentQuestionOf finds the question that has urgent choices (§urgent-answers)', () => {
  const calmQuestion = someQuestion({});
  expect(urgentQuestionOf([calmQuestion, question])).toBe(question);
  expect(urgentQuestionOf([calmQuestion])).toBeNull();
});

test('a follow-up question is asked only after a triggering choice (§follow-up-question)', () => {
  const followUp = someQuestion({ key: '2', follows: { key: '1', choiceIds: ['11'] } });
  expect(isAsked(question, {})).toBe(true);
  expect(isAsked(followUp, { 1: ['12', '11'] })).toBe(true);
  expect(isAsked(followUp, {})).toBe(false);
  for (const chosen of [[], ['12'], null]) expect(isAsked(followUp, { 1: chosen })).toBe(false);
});
