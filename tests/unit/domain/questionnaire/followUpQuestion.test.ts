import { expect, it } from 'vitest';
import { isAsked, type Question } from '../../../../src/domain/questionnaire/question';
import { someQuestion } from '../someQuestion';

const question = (type: Question['type'], required = true, key = '1'): Question =>
  someQuestion({ type, required, key });

it('a follow-up is asked after one of its choices alone (§follow-up-question)', () => {
  const follow: Question = { ...question('text', false, '2'), follows: { key: '1', choices: ['11'] } };
  expect(isAsked(question('text'), {})).toBe(true);
  expect(isAsked(follow, { 1: ['12', '11'] })).toBe(true);
  for (const chosen of [undefined, [], ['12'], null])
    expect(isAsked(follow, chosen === undefined ? {} : { 1: chosen })).toBe(false);
});
