import { expect, it } from 'vitest';
import type { Question, Answer } from '../../../../src/domain/questionnaire/question';
import { answerProblem, normalizeAnswer } from '../../../../src/domain/questionnaire/answers';
import { someQuestion } from '../someQuestion';

const NOW = Date.parse('2026-07-03T09:00:00+09:00');

const question = (type: Question['type'], required = true, key = '1'): Question =>
  someQuestion({ type, required, key });
const answers = (...values: string[]): Answer => values;
const empty: Answer = [];
const accepts = (item: Question, answer: Answer) => answerProblem(item, answer, NOW) === null;

it('a required choice question accepts only offered choices (§answer-required)', () => {
  for (const type of ['single_choice', 'multiple_choice'] as const) {
    expect(accepts(question(type), answers('12'))).toBe(true);
    expect(accepts(question(type), answers())).toBe(false);
    expect(accepts(question(type), answers(''))).toBe(false);
    expect(accepts(question(type), answers('99'))).toBe(false);
  }
  expect(accepts(question('multiple_choice'), answers('11', '12'))).toBe(true);
  expect(accepts(question('single_choice'), answers('11', '12'))).toBe(false);
  expect(accepts(question('multiple_choice'), answers('11', '99'))).toBe(false);
});

it('a required image question accepts only a file with content', () => {
  const image = question('image_upload');
  expect(accepts(image, new Blob(['x']))).toBe(true);
  expect(accepts(image, new Blob([]))).toBe(false);
  expect(accepts(image, ['face.jpg'])).toBe(false);
  expect(accepts(image, null)).toBe(false);
});

it.each(['text', 'sentence', 'unknown'] as const)('a required question of the type %s refuses white space', (type) => {
  expect(accepts(question(type), answers('なし'))).toBe(true);
  for (const blank of ['', ' ', '　', '\n\t', '\u200B', ' 　\uFEFF']) {
    expect(accepts(question(type), answers(blank))).toBe(false);
  }
});

it.each([
  ['accepts', '1950-01-01'],
  ['accepts', '2009-12-31'],
  ['refuses', '2007-02-29'],
  ['refuses', '1949-12-31'],
  ['refuses', '2010-01-01'],
  ['refuses', '1961-07-'],
])('a required date question %s the answer "%s"', (verb, text) => {
  expect(accepts(question('date'), answers(text))).toBe(verb === 'accepts');
});

it('a required number question accepts full-width digits, but not kanji numerals', () => {
  expect(accepts(question('number'), answers('１２０'))).toBe(true);
  expect(accepts(question('number'), answers('百二十'))).toBe(false);
});

it('answerProblem returns `missing` for an empty answer to a required question (§answer-required)', () => {
  for (const unanswered of [empty, undefined]) expect(answerProblem(question('text'), unanswered, NOW)).toBe('missing');
  expect(answerProblem(question('number'), answers('　'), NOW)).toBe('missing');
  expect(answerProblem(question('date'), empty, NOW)).toBe('missing');
  expect(answerProblem(question('text', false), empty, NOW)).toBeNull();
  expect(answerProblem(question('image_upload', false), empty, NOW)).toBeNull();
});

it('answerProblem returns `long` for an answer that is too long', () => {
  const nameQuestion: Question = { ...question('text'), format: 'name' };
  expect(answerProblem(question('sentence'), answers('あ'.repeat(4001)), NOW)).toBe('long');
  expect(answerProblem(question('sentence'), answers('あ'.repeat(4000)), NOW)).toBeNull();
  expect(answerProblem(question('number', false), answers('1'.repeat(21)), NOW)).toBe('long');
  expect(answerProblem(nameQuestion, answers('あ'.repeat(101)), NOW)).toBe('long');
});

it('answerProblem reports an invalid number or date', () => {
  for (const required of [true, false]) {
    expect(answerProblem(question('number', required), answers('多い'), NOW)).toBe('number');
    expect(answerProblem(question('date', required), answers('1961-07-'), NOW)).toBe('date');
    expect(answerProblem(question('date', required), answers('1961-02-30'), NOW)).toBe('date');
  }
});

const textQuestion = (format: Question['format']): Question => ({ ...question('text'), format });

it.each([
  ['phone', '０９０－１２３４−５６７８', null],
  ['phone', '娘の携帯', 'phone'],
  ['phone', ' ', 'missing'],
  ['furigana', 'たなか　たろう', null],
  ['furigana', '田中', 'furigana'],
  ['name', '寿'.repeat(101), 'long'],
  ['furigana', 'あ'.repeat(101), 'long'],
  [null, '寿'.repeat(101), null],
] as const)('with the format %s, the answer “%s” has the problem %s (§input-forgiving)', (format, text, problem) => {
  expect(answerProblem(textQuestion(format), [text], NOW)).toBe(problem);
});

it('normalizeAnswer normalizes an answer according to its question (§input-forgiving)', () => {
  expect(normalizeAnswer(textQuestion('phone'), ['０９０－１２３４−５６７８'])).toEqual(['09012345678']);
  expect(normalizeAnswer(textQuestion('furigana'), ['たなか　たろう'])).toEqual(['タナカ タロウ']);
  expect(normalizeAnswer(textQuestion('name'), [' 田中　　太郎'])).toEqual(['田中 太郎']);
  expect(normalizeAnswer(question('number'), ['だいたい１２０'])).toEqual(['だいたい120']);
});
