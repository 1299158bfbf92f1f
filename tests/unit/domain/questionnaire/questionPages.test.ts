import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Question } from '../../../../src/domain/questionnaire/question';
import { questionCards, questionPages } from '../../../../src/domain/questionnaire/pages';
import { someQuestion } from '../someQuestion';

const question = (type: Question['type'], required = true, key = '1'): Question =>
  someQuestion({ type, required, key });
const numbered = (count: number, from = 1): Question[] =>
  Array.from({ length: count }, (_, index) => question('text', true, String(from + index)));

const sizes = (common: number, specific: number) =>
  questionPages(numbered(common), numbered(specific, 101)).map((page) => page.length);

it.each([
  [0, 0, []],
  [4, 0, [4]],
  [14, 3, [4, 4, 4, 1, 1, 1, 1, 1]],
  [6, 2, [4, 2, 1, 1]],
])('%i common and %i specific questions are split into pages of %j (§question-pages)', (common, specific, pages) => {
  expect(sizes(common, specific)).toEqual(pages);
});

it('questionPages puts a follow-up on the page of its question (§follow-up-question)', () => {
  const follow = (key: string, after: string): Question => ({
    ...question('text', false, key),
    follows: { key: after, choiceIds: ['11'] },
  });
  const keys = (pages: Question[][]) => pages.map((page) => page.map(({ key }) => key).join());
  const [first, second, third, fourth, fifth] = numbered(5) as [Question, Question, Question, Question, Question];
  const common = [first, follow('1a', '1'), follow('1b', '1'), second, third, fourth, follow('4a', '4'), fifth];
  const specific = [question('text', true, '9'), follow('9a', '9')];
  expect(keys(questionPages(common, specific))).toEqual(['1,1a,1b,2,3,4,4a', '5', '9,9a']);
  expect(keys(questionPages(common, specific, { onePerPage: true }))).toEqual([
    '1,1a,1b',
    '2',
    '3',
    '4,4a',
    '5',
    '9,9a',
  ]);
  // Other hosts may send a follow-up before or long after its question.
  const apart = [follow('4b', '4a'), first, second, follow('4a', '4'), third, fourth, fifth, follow('1a', '1')];
  const further = [question('text', true, '9'), follow('5a', '5'), follow('5b', '5a')];
  expect(keys(questionPages(apart, further))).toEqual(['1,1a,2,3,4,4a,4b', '5,5a,5b', '9']);
  expect(keys(questionPages([first, follow('9a', '9')], further, { onePerPage: true }))).toEqual([
    '1',
    '9,9a',
    '5a,5b',
  ]);
  // A follow-up to a missing question, or to itself, has its own page.
  expect(keys(questionPages([first, follow('2a', '2'), follow('3', '3')], [], { onePerPage: true }))).toEqual([
    '1',
    '2a',
    '3',
  ]);
});

it('questionPages puts one question on a page if `onePerPage` is set (§question-alone-when-large)', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.nat(10), fc.boolean(), (common, specific, onePerPage) => {
      const [first, second] = [numbered(common), numbered(specific, 101)];
      const pages = questionPages(first, second, { onePerPage });
      expect(pages.flat()).toEqual([...first, ...second]);
      expect(pages.every((page) => page.length >= 1 && page.length <= (onePerPage ? 1 : 4))).toBe(true);
    }),
  );
});

it('questionCards puts consecutive text, number and date questions on one card', () => {
  const types = ['text', 'date', 'single_choice', 'number', 'number', 'image_upload', 'sentence'] as const;
  const cards = questionCards(types.map((type) => question(type)));
  expect(cards.map((card) => card.map(({ type }) => type))).toEqual([
    ['text', 'date'],
    ['single_choice'],
    ['number', 'number'],
    ['image_upload'],
    ['sentence'],
  ]);
});
