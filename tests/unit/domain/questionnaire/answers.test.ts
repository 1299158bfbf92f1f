import { expect, test } from 'vitest';
import { restoreValues, type FormValues } from '../../../../src/domain/fields/formValues';
import {
  answerInWords,
  answerProblems,
  answersToSend,
  initialAnswers,
  normalizeAnswers,
} from '../../../../src/domain/questionnaire/answers';
import type { Question, Answers } from '../../../../src/domain/questionnaire/question';
import { someQuestion } from '../someQuestion';

const NOW = Date.parse('2026-07-03T09:00:00+09:00');

const question = (key: string, type: Question['type'], more: Partial<Question> = {}) =>
  someQuestion({ key, text: key, type, required: false, choices: [], ...more });
const choices = [
  { id: 1, text: 'はい' },
  { id: 2, text: 'いいえ' },
];
const form = [
  question('choice', 'multiple_choice', { choices }),
  question('pressure', 'number', { unit: 'mmHg' }),
  question('wish', 'sentence'),
  question('born', 'date'),
  question('card', 'image_upload', { required: true }),
];
const restore = (questions: readonly Question[], typed: FormValues) =>
  normalizeAnswers(questions, restoreValues(initialAnswers(questions), typed));
const card = new File(['x'], 'A');
const wording = { date: (date: string) => `〈${date}〉`, image: (image: Blob) => `絵${(image as File).name}` };

test('initialAnswers prefills only questions that have a format (§person-asked-once)', () => {
  const name = question('name', 'text', { format: 'name', answerText: '田中 太郎' });
  const height = question('height', 'number', { answerText: '170' });
  expect(initialAnswers([name, height])).toEqual({ name: ['田中 太郎'], height: [] });
  expect(answersToSend([name], restore([name], { name: ['田中　　太郎 '] }), NOW).answers).toEqual({
    name: ['田中 太郎'],
  });
});

test('a restored draft drops only answers whose choice or question no longer exists', () => {
  const typed = { choice: ['9', '2'], pressure: ['１４２'], born: ['1961--'], gone: ['x'] };
  expect(restore(form, typed)).toEqual({
    choice: ['2'],
    pressure: ['142'],
    wish: [],
    born: ['1961--'],
    card: null,
  });
});

test('answersToSend and answerProblems ignore answers to questions that are not asked (§follow-up-question)', () => {
  const followUp = question('names', 'text', { follows: { key: 'choice', choiceIds: ['1'] } });
  const withFollowUp = [question('choice', 'multiple_choice', { choices }), followUp];
  const answer = (choice: string, names: string): Answers => ({ choice: [choice], names: [names] });
  expect(answersToSend(withFollowUp, answer('1', 'えび'), NOW).answers).toEqual({ choice: ['1'], names: ['えび'] });
  expect(answersToSend(withFollowUp, answer('2', 'えび'), NOW).answers).toEqual({ choice: ['2'] });
  const long = 'あ'.repeat(4001);
  expect(answerProblems(withFollowUp, answer('1', long), NOW)).toEqual({ names: 'long' });
  expect(answerProblems(withFollowUp, answer('2', long), NOW)).toEqual({});
});

test('answersToSend converts each type of answer to its wire form (§answer-wire-form)', () => {
  const answers = {
    choice: ['2', '1'],
    pressure: ['１４２'],
    wish: ['　朝が高い '],
    born: ['1961-04-05'],
    gone: ['x'],
    card,
  };
  expect(answersToSend(form, restore(form, answers), NOW)).toEqual({
    answers: { choice: ['1', '2'], pressure: ['142'], wish: ['朝が高い'], born: ['1961-04-05'] },
    images: { card },
  });
});

test('answersToSend omits blank answers, incomplete dates and invalid numbers', () => {
  const answers = { pressure: ['高め'], wish: ['　'], born: ['1961--'], card: null };
  expect(answersToSend(form, restore(form, answers), NOW)).toEqual({ answers: {}, images: {} });
});

test('answerProblems reports each required question of an empty form as missing', () => {
  expect(initialAnswers(form)).toEqual({ choice: [], pressure: [], wish: [], born: [], card: null });
  expect(answerProblems(form, initialAnswers(form), NOW)).toEqual({ card: 'missing' });
});

test('answerInWords writes each type of answer as text', () => {
  const answers = restore(form, {
    choice: ['2', '1', '9'],
    pressure: ['１４２'],
    wish: [' 相談 '],
    born: ['1961-04-05'],
    card,
  });
  expect(form.map((question) => answerInWords(question, answers[question.key], wording))).toEqual([
    'はい、いいえ',
    '142mmHg',
    '相談',
    '〈1961-04-05〉',
    '絵A',
  ]);
  expect(form.map((question) => answerInWords(question, undefined, wording))).toEqual(['', '', '', '', '']);
});
