import { expect, test } from 'vitest';
import {
  EMPTY_CUSTOMER,
  customerProblems,
  normalizeCustomer,
  normalizeEmail,
  normalizeFurigana,
  normalizePhone,
  normalizeZip,
  type CustomerForm,
} from '../../../src/domain/customer';

const NOW = Date.parse('2026-07-03T09:00:00+09:00');
const taro: CustomerForm = {
  name: '田中　太郎',
  furigana: 'たなか たろう',
  year: '1961',
  month: '4',
  day: '5',
  phone: '０９０－１２３４−５６７８',
  email: 'ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ',
  zip: '〒１００−０００１',
  address: '東京都千代田区千代田１－１',
  apartment: '',
};

test.each([
  ['０９０－１２３４−５６７８', '09012345678'],
  ['090ー1234ー5678', '09012345678'],
  ['(03) 1234-5678', '0312345678'],
  ['+81 90-1234-5678', '09012345678'],
])('phone %s becomes %s', (typed, kept) => expect(normalizePhone(typed)).toBe(kept));

test.each([
  ['〒１００−０００１', '1000001'],
  ['100 0001', '1000001'],
])('zip %s becomes %s', (typed, kept) => expect(normalizeZip(typed)).toBe(kept));

test.each([
  ['ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'taro@example.com'],
  [' taro@example。com ', 'taro@example.com'],
])('e-mail %s becomes %s', (typed, kept) => expect(normalizeEmail(typed)).toBe(kept));

test.each([
  ['たなか', 'タナカ'],
  ['ﾀﾅｶ ﾀﾛｳ', 'タナカ タロウ'],
  ['ゔぁん　じゅんいちろう', 'ヴァン ジュンイチロウ'],
  ['さとー', 'サトー'],
])('furigana %s becomes %s', (typed, kept) => expect(normalizeFurigana(typed)).toBe(kept));

test('a form in full-width characters is valid and is normalized', () => {
  expect(customerProblems(taro, NOW)).toEqual({});
  expect(normalizeCustomer(taro)).toMatchObject({ name: '田中 太郎', furigana: 'タナカ タロウ', zip: '1000001' });
});

test('an empty form misses every line except the apartment', () => {
  expect(Object.keys(customerProblems(EMPTY_CUSTOMER, NOW))).toEqual([
    'name',
    'furigana',
    'birthday',
    'phone',
    'email',
    'zip',
    'address',
  ]);
});

test('blanks of any width are no name and no address', () => {
  expect(customerProblems({ ...taro, name: '　', address: ' \u3000 ' }, NOW)).toEqual({
    name: 'missing',
    address: 'missing',
  });
});

test.each([
  [{ phone: '090-1234' }, { phone: 'form' }],
  [{ phone: '090123456789' }, { phone: 'form' }],
  [{ phone: '電話なし' }, { phone: 'form' }],
  [{ email: 'taro@example' }, { email: 'form' }],
  [{ email: 'taroexample.com' }, { email: 'form' }],
  [{ zip: '100-000' }, { zip: 'form' }],
  [{ furigana: '田中' }, { furigana: 'form' }],
  [{ year: '1961', month: '2', day: '29' }, { birthday: 'impossible' }],
  [{ year: '2026', month: '7', day: '4' }, { birthday: 'impossible' }],
  [{ day: '' }, { birthday: 'missing' }],
])('%o gives %o', (change, problems) => expect(customerProblems({ ...taro, ...change }, NOW)).toEqual(problems));

test('29 February of a leap year and today are valid birthdays', () => {
  expect(customerProblems({ ...taro, year: '1960', month: '2', day: '29' }, NOW)).toEqual({});
  expect(customerProblems({ ...taro, year: '2026', month: '7', day: '3' }, NOW)).toEqual({});
});
