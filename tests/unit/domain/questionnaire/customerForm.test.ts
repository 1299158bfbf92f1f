import { expect, test } from 'vitest';
import type { BasicInfoLine } from '../../../../src/domain/questionnaire/basicInfo';
import {
  EMPTY_CUSTOMER,
  customerProblems,
  customerFromAnswers,
  normalizeCustomer,
  type CustomerForm,
} from '../../../../src/domain/questionnaire/customerForm';
import { furiganaField } from '../../../../src/domain/fields/furigana';
import { zipField } from '../../../../src/domain/fields/address';
import { phoneField, emailField } from '../../../../src/domain/fields/text';

const NOW = Date.parse('2026-07-03T09:00:00+09:00');
const taro: CustomerForm = {
  name: '田中　太郎',
  furigana: 'たなか たろう',
  birthday: ['1961-04-05'],
  phone: '０９０－１２３４−５６７８',
  email: 'ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ',
  zip: '〒１００−０００１',
  address: '東京都千代田区千代田１－１',
  apartment: '',
  noNumber: '',
};

test.each([
  ['０９０－１２３４−５６７８', '09012345678'],
  ['090一1234_5678', '09012345678'],
  ['090～1234━5678', '09012345678'],
  ['090/1234・5678', '09012345678'],
  ['(03) 1234-5678', '0312345678'],
  ['+81(0)90-1234-5678', '09012345678'],
  ['+81 090 1234 5678', '09012345678'],
  ['\u202A+81 90\u20111234\u20115678\u202C', '09012345678'],
])('phone %s normalizes to %s (§input-forgiving)', (typed, result) => expect(phoneField.normalize(typed)).toBe(result));

test.each([
  ['〒１００−０００１', '1000001'],
  ['\uFEFF100\u200D-0001\u200E', '1000001'],
])('postal code %s normalizes to %s', (typed, result) => expect(zipField.normalize(typed)).toBe(result));

test.each([
  ['ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'taro@example.com'],
  [' taro@example。com ', 'taro@example.com'],
  ['mailto:taro@example.com', 'taro@example.com'],
  ['田中 太郎 <taro@example.com>', 'taro@example.com'],
])('e-mail address %s normalizes to %s', (typed, result) => expect(emailField.normalize(typed)).toBe(result));

test.each([
  ['ﾀﾅｶ ﾀﾛｳ', 'タナカ タロウ'],
  ['ゔぁん　じゅんいちろう', 'ヴァン ジュンイチロウ'],
  ['サト－', 'サトー'],
  ['さと一', 'サトー'],
  ['みすゞ', 'ミスヾ'],
  ['ジョン゠スミス', 'ジョン＝スミス'],
  ['か゛', 'ガ'],
  ['\u2066タナカ\u200Bタロウ\u2069', 'タナカタロウ'],
])('furigana %s is valid and normalizes to %s (§input-forgiving)', (typed, result) => {
  expect(furiganaField.normalize(typed)).toBe(result);
  expect(furiganaField.problem(typed)).toBeNull();
});

test('a form in full-width characters is valid (§input-forgiving)', () => {
  expect(customerProblems(taro, NOW)).toEqual({});
  expect(normalizeCustomer(taro)).toMatchObject({ name: '田中 太郎', furigana: 'タナカ タロウ', zip: '1000001' });
});

test('an empty form has a problem in every field except the apartment (§customer-form-fields)', () => {
  expect(Object.keys(customerProblems(EMPTY_CUSTOMER, NOW)).join(' ')).toBe(
    'name furigana birthday phone email zip address',
  );
});

test.each([
  [{ phone: '090-1234' }, { phone: 'form' }],
  [{ phone: '090123456789' }, { phone: 'form' }],
  [{ phone: '9012345678' }, { phone: 'form' }],
  [{ phone: '070-1234-567' }, { phone: 'form' }],
  [{ phone: '03-1234-5678' }, {}],
  [{ phone: '0120-123-456' }, {}],
  [{ phone: '0800-123-4567' }, {}],
  [{ email: 'taro@example.com、hanako@example.com' }, { email: 'form' }],
  [{ email: '<taro@example.com> <hanako@example.com>' }, { email: 'form' }],
  [{ email: 'taro..1.@docomo.ne.jp' }, {}],
  [{ email: 'taro@example' }, { email: 'form' }],
  [{ address: '千代田区千代田' }, { address: 'number' }],
  [{ address: '千代田区千代田', noNumber: 'yes' }, {}],
  [{ name: '寿'.repeat(100), furigana: 'ア'.repeat(100) }, {}],
  [
    { name: '寿'.repeat(101), furigana: 'ア'.repeat(101) },
    { name: 'long', furigana: 'long' },
  ],
  [{ birthday: ['1960-02-29'] }, {}],
  [{ birthday: ['1961-02-29'] }, { birthday: 'impossible' }],
  [{ birthday: ['1961-04-'] }, { birthday: 'missing' }],
])('a form with %o has the problems %o', (change, problems) =>
  expect(customerProblems({ ...taro, ...change }, NOW)).toEqual(problems),
);

test('customerFromAnswers fills the form with stored answers (§person-asked-once)', () => {
  const line = (format: BasicInfoLine['format'], answerText: string | null): BasicInfoLine => ({
    id: 1,
    questionId: 1,
    key: '1',
    text: '',
    type: 'text',
    required: true,
    choices: [],
    hint: null,
    unit: null,
    format,
    answerText,
  });
  const lines = [line('name', '田中 太郎'), line('birthday', '1961-04-05'), line(null, '170'), line('phone', null)];
  expect(customerFromAnswers(lines)).toEqual({ name: '田中 太郎', birthday: ['1961-04-05'] });
});
