import { describe, expect, test } from 'vitest';
import {
  answersToUpdate,
  changedLines,
  editableLines,
  lineProblem,
  lineProblems,
  normalizeChanges,
  type BasicInfoLine,
} from '../../../../src/domain/questionnaire/basicInfo';
import { storedAnswer } from '../../../../src/domain/questionnaire/answers';
import { someQuestion } from '../someQuestion';

const NOW = Date.parse('2026-07-03T09:00:00+09:00');

const line = (
  id: number,
  type: BasicInfoLine['type'],
  answerText: string | null,
  more: Partial<BasicInfoLine> = {},
) => ({
  ...someQuestion({ key: String(more.questionId ?? id), type, required: false, answerText }),
  id,
  questionId: id,
  choices: [12, 14, 11].map((choice) => ({ id: choice, text: `選択肢${choice}` })),
  ...more,
});

test.each([
  ['multiple_choice', '14, 12', ['12', '14']],
  ['single_choice', '', []],
  ['multiple_choice', '14,99', ['14']],
  ['number', '１４２', ['142']],
  ['date', '1961-04-05', ['1961-04-05']],
  ['text', 'えび, かに', ['えび, かに']],
  ['sentence', null, []],
  ['unknown', 'なし', ['なし']],
  ['image_upload', '', null],
] as const)('storedAnswer reads the %s text %j as %j', (type, text, answer) => {
  expect(storedAnswer(line(1, type, text))).toEqual(answer);
});

test('normalizeChanges normalizes each change by the type of its question', () => {
  const lines = [
    line(1, 'number', '142'),
    line(2, 'multiple_choice', '12'),
    line(3, 'text', 'a'),
    line(4, 'text', 'b'),
  ];
  const changes = { 1: ['１３５'], 2: ['99', '14'], 3: [], 4: null, 5: ['gone'] };
  expect(normalizeChanges(lines, changes)).toEqual({ 1: ['135'], 2: ['14'], 3: [], 4: null });
});

test('editableLines omits pictures and the answers to questions 9, 10 and 11 (§info-fixed-questions)', () => {
  const lines = [
    line(9, 'text', 'a', { questionId: 1 }),
    line(1, 'text', 'b', { questionId: 9 }),
    line(2, 'text', 'c', { questionId: 10 }),
    line(3, 'text', 'd', { questionId: 11 }),
    line(4, 'text', 'e', { questionId: 12 }),
    line(5, 'image_upload', ''),
  ];
  expect(editableLines(lines).map(({ id }) => id)).toEqual([9, 4]);
});

describe('answersToUpdate', () => {
  const lines = [
    line(1, 'number', '142', { questionId: 7 }),
    line(2, 'text', '古い'),
    line(3, 'multiple_choice', '14,12'),
  ];

  test('returns only the changed answers', () => {
    const changes = { '1': ['１３５'], '2': ['古い '], '3': ['12', '14'], '99': ['x'] };
    expect(answersToUpdate(lines, normalizeChanges(lines, changes))).toEqual([
      { id: 1, question_id: 7, answer_text: '135' },
    ]);
    expect(answersToUpdate(lines, {})).toEqual([]);
  });

  test('returns an empty text for each answer that the patient cleared', () => {
    expect(answersToUpdate(lines, { '2': [], '3': [] })).toEqual([
      { id: 2, question_id: 2, answer_text: '' },
      { id: 3, question_id: 3, answer_text: '' },
    ]);
  });
});

test('changedLines distinguishes two answers to the same question', () => {
  const twoAnswers = [line(1, 'text', 'a', { questionId: 7 }), line(2, 'text', 'a', { questionId: 7 })];
  expect(changedLines(twoAnswers, { '2': ['b'] }).map(({ id }) => id)).toEqual([2]);
});

test('lineProblem reports a missing answer to a required question', () => {
  expect(lineProblem(line(1, 'text', '', { required: true }), {}, NOW)).toBe('missing');
  expect(lineProblem(line(1, 'text', 'ある', { required: true }), { '1': ['　'] }, NOW)).toBe('missing');
  expect(lineProblem(line(1, 'text', '', { required: false }), {}, NOW)).toBeNull();
});

test('lineProblem reports a changed answer with an invalid number or date', () => {
  expect(lineProblem(line(1, 'number', ''), { '1': ['高め'] }, NOW)).toBe('number');
  expect(lineProblem(line(1, 'date', '1961-04-05'), { '1': ['1961--05'] }, NOW)).toBe('date');
});

test('lineProblem does not check a stored answer that the patient has not changed', () => {
  expect(lineProblem(line(1, 'number', '高め', { required: true }), {}, NOW)).toBeNull();
  expect(lineProblem(line(1, 'date', '1945-08-01', { required: true }), {}, NOW)).toBeNull();
});

test('lineProblems and answersToUpdate ignore the answer to a hidden question (§follow-up-question)', () => {
  const lines = [
    line(1, 'single_choice', '12'),
    line(2, 'text', '', { required: true, follows: { key: '1', choiceIds: ['14'] } }),
    line(3, 'text', '古い', { follows: { key: '1', choiceIds: ['14'] } }),
  ];
  const hidingChanges = { '1': ['11'], '3': ['新しい'] };
  expect(lineProblems(lines, hidingChanges, NOW)).toEqual({});
  expect(answersToUpdate(lines, hidingChanges).map(({ id }) => id)).toEqual([1]);
  const showingChanges = { ...hidingChanges, '1': ['14'] };
  expect(lineProblems(lines, showingChanges, NOW)).toEqual({ '2': 'missing' });
  expect(answersToUpdate(lines, showingChanges).map(({ id }) => id)).toEqual([1, 3]);
});
