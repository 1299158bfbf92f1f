import { describe, expect, test } from 'vitest';
import { answerInWords, answersToSend, firstOpenPage } from '../../../src/domain/answers';
import { bookingOutcome, bookingWay } from '../../../src/domain/bookingOutcome';
import type { Question } from '../../../src/domain/question';

const question = (key: string, type: Question['type'], more: Partial<Question> = {}): Question => ({
  key,
  text: key,
  type,
  required: false,
  choices: [],
  hint: null,
  unit: null,
  answerText: null,
  ...more,
});
const choices = [
  { id: 1, text: 'はい' },
  { id: 2, text: 'いいえ' },
];
const all = [
  question('choice', 'multiple_choice', { choices }),
  question('pressure', 'number', { unit: 'mmHg' }),
  question('wish', 'sentence'),
  question('born', 'date'),
  question('card', 'image_upload', { required: true }),
];
const wording = { date: (date: string) => `〈${date}〉`, image: (name: string) => `絵${name}` };

describe('answersToSend', () => {
  test('sends numbers in half width, text without its blanks, and nothing that was left empty', () => {
    const values = {
      choice: ['2', '1'],
      pressure: ['１４２'],
      wish: ['　朝が高い '],
      born: ['1961-04-05'],
      gone: ['x'],
    };
    expect(answersToSend(all, { values, images: { card: 'A' } })).toEqual({
      values: { choice: ['2', '1'], pressure: ['142'], wish: ['朝が高い'], born: ['1961-04-05'] },
      images: { card: 'A' },
    });
  });

  test('leaves out half a date, words for a number and blanks', () => {
    const values = { pressure: ['高め'], wish: ['　'], born: ['1961--'] };
    expect(answersToSend(all, { values, images: {} })).toEqual({ values: {}, images: {} });
  });
});

describe('firstOpenPage', () => {
  const pages = [all.slice(0, 2), all.slice(2)];
  test('is the page of the first problem, required or wrong', () => {
    expect(firstOpenPage(pages, { values: {}, images: {} })).toBe(1);
    expect(firstOpenPage(pages, { values: { pressure: ['高め'] }, images: {} })).toBe(0);
  });
  test('is null when all may be sent', () => {
    expect(firstOpenPage(pages, { values: {}, images: { card: 'A' } })).toBeNull();
  });
});

test('answers in words', () => {
  const answers = {
    values: { choice: ['2', '1', '9'], pressure: ['１４２'], wish: [' 相談 '], born: ['1961-04-05'] },
    images: { card: 'A' },
  };
  expect(all.map((one) => answerInWords(one, answers, wording))).toEqual([
    'はい、いいえ',
    '142mmHg',
    '相談',
    '〈1961-04-05〉',
    '絵A',
  ]);
  expect(all.map((one) => answerInWords(one, { values: {}, images: {} }, wording))).toEqual(['', '', '', '', '']);
});

test.each([
  ['1', 'taken'],
  ['3', 'duplicate'],
  ['ok', 'booked'],
  ['', 'booked'],
])('message %s means %s', (message, outcome) => expect(bookingOutcome(message)).toBe(outcome));

test.each([
  [1, 'repeatQuestionnaire'],
  [2, 'short'],
  [4, 'duplicate'],
  [0, 'firstQuestionnaire'],
  [3, 'firstQuestionnaire'],
])('flag %i leads to %s', (flag, way) => expect(bookingWay(flag)).toBe(way));
