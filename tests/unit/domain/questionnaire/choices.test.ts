import { describe, expect, test } from 'vitest';
import { settleChoices } from '../../../../src/domain/questionnaire/question';

const choices = [
  { id: 1, text: '頭痛' },
  { id: 2, text: 'ろれつが回らない', urgent: true },
  { id: 3, text: '特になし' },
];
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
