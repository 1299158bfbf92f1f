import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test, it } from 'vitest';
import { checkAnswers } from '../../../../server/questionnaire/checkAnswers';
import type { Call } from '../../../../src/api/contract/call';
import { addAddress, book } from '../../../../src/api/contract';
import {
  EMPTY_ADDRESS,
  addressField,
  addressProblems,
  apartmentField,
  zipField,
} from '../../../../src/domain/fields/address';
import { customerProblems, type CustomerForm } from '../../../../src/domain/questionnaire/customerForm';
import { furiganaField } from '../../../../src/domain/fields/furigana';
import {
  birthdayOf,
  birthdayProblem,
  DATE_QUESTION_YEARS,
  daysOfChosenMonth,
  readDateParts,
  writeDateParts,
} from '../../../../src/domain/fields/date';
import { titleField, nameField, phoneField, emailField } from '../../../../src/domain/fields/text';
import { numberField } from '../../../../src/domain/questionnaire/types/number';
import { answerTextField } from '../../../../src/domain/questionnaire/types/words';

const NOW = Date.parse('2026-07-03T09:00:00+09:00');
const RUNS = { numRuns: 200 };

function refusedFields(call: Call, body: object) {
  const result = v.safeParse(call.body, body);
  return result.success ? [] : [...new Set(result.issues.map((issue) => String(v.getDotPath(issue))))];
}

const typedText = fc.oneof(
  fc.constantFrom('', '　', '\u200B', '田中　太郎', '\uFA19﨑 \uFA1A子', 'たなか たろう', 'ﾀﾅｶ', '田中', 'Tanaka'),
  fc.constantFrom(
    '〒１００−０００１',
    '０９０ー１２３４ー５６７８',
    '+81(0)90-1234-5678',
    '\u202A090\u2011 1234\u202C',
  ),
  fc.constantFrom('ｔａｒｏ＠ｅｘａｍｐｌｅ。ｃｏｍ', 'a@..c', 'a b@c.d', 'mailto:a@b.c', '太郎<a@b.c>', 'a@b、c'),
  fc
    .tuple(fc.constantFrom('あ', '1', 'ﷺ', '㍿', ' ', '𠮷'), fc.constantFrom(99, 100, 101, 199, 200, 201))
    .map(([sign, times]) => sign.repeat(times)),
  fc.integer({ min: 247, max: 252 }).map((length) => `${'a'.repeat(length)}@b.c`),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

const anyCodeUnits = fc.array(fc.nat(0xffff), { maxLength: 12 }).map((units) => String.fromCharCode(...units));

const TARO = {
  name: '田中 太郎',
  furigana: 'タナカ タロウ',
  phone: '09012345678',
  email: 'taro@example.com',
  zip: '1000001',
  address: '千代田区千代田1-1',
  apartment: '',
};

test.each([
  ['name', '　'],
  ['furigana', '田中'],
  ['phone', '090-1234'],
  ['email', 'a@b'],
  ['zip', '100000'],
  ['address', '\u200B'],
  ['apartment', 'あ'.repeat(201)],
])('the form and the contract both refuse the field %s with the text %j', (line, text) => {
  const birthday = { birthday: ['1961-04-05'] };
  const typed: CustomerForm = { ...TARO, ...birthday, noNumber: 'yes', [line]: text };
  expect(Object.keys(customerProblems(typed, NOW))).toEqual([line]);
  const block = { id: 1, subject_id: 1, shiftIds: [1, 2, 3], short: false as const };
  const { noNumber: _, birthday: __, ...body } = { ...typed, ...block, year: 1961, month: 4, day: 5 };
  expect(refusedFields(book, body)).toEqual([line]);
  if (line in EMPTY_ADDRESS) {
    const { zip, address, apartment } = typed;
    expect(Object.keys(addressProblems({ zip, address, apartment, noNumber: 'yes' }))).toEqual([line]);
    expect(refusedFields(addAddress, { zip, address, apartment })).toEqual([line]);
  }
});

test('the clinic ignores answers to follow-up questions that are not asked (§follow-up-question)', () => {
  const common = { content: '質問', required: true, format: null, hint: null, unit: null, questionnaire_id: 1 };
  const rows = [
    {
      ...common,
      id: 1,
      question_id: 1,
      question_type: 'single_choice',
      choices: [11, 12].map((id) => ({ id, choice_text: String(id), urgent: false })),
      follows: null,
    },
    {
      ...common,
      id: 2,
      question_id: 2,
      question_type: 'sentence',
      choices: [],
      follows: { question_id: 1, choice_ids: [12] },
    },
  ];
  const acceptedAnswers = (answers: Record<string, string[]>) =>
    Object.fromEntries(checkAnswers(rows, { answers, images: {} }, NOW));
  expect(acceptedAnswers({ 1: ['11'] })).toEqual({ 1: ['11'] });
  expect(acceptedAnswers({ 1: ['11'], 2: ['えび'] })).toEqual({ 1: ['11'] });
  expect(() => acceptedAnswers({ 1: ['12'] })).toThrow('必須の質問です');
  expect(acceptedAnswers({ 1: ['12'], 2: ['えび'] })).toEqual({ 1: ['12'], 2: ['えび'] });
});

const FIELDS = {
  nameField,
  furiganaField,
  phoneField,
  emailField,
  zipField,
  addressField,
  apartmentField,
  titleField,
  answerTextField,
  numberField,
};

test.each(Object.entries(FIELDS))('%s normalizes a text idempotently', (_, field) => {
  const combining = fc.array(
    fc.constantFrom(...Array.from('aわワウか゛゜\u3099\u0308¨ﾞｶ🈀ゟ＋8１0+81 ー。\uFA19〜～<>@=\u200D\uFE0F')),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        typedText,
        anyCodeUnits,
        combining.map((signs) => signs.join('')),
      ),
      (text) => {
        const once = field.normalize(text);
        expect(field.normalize(once)).toBe(once);
        expect(field.problem(once)).toBe(field.problem(text));
      },
    ),
    RUNS,
  );
});

test.each([
  [{ year: 1980, month: 2, day: 29 }, '1980-02-29'],
  [{ year: '1961', month: '4', day: '5' }, '1961-04-05'],
  [{ year: 1902, month: 1, day: 1 }, '1902-01-01'],
  [{ year: 1901, month: 12, day: 31 }, null],
  [{ year: 2026, month: 7, day: 3 }, '2026-07-03'],
  [{ year: 2026, month: 7, day: 4 }, null],
  [{ year: 1981, month: 2, day: 29 }, null],
  [{ year: 1e308, month: -1, day: 1.5 }, null],
])('birthdayOf reads the date parts %j as %s', (parts, birthday) => expect(birthdayOf(parts, NOW)).toBe(birthday));

test('a birthday is refused until the patient is 18 (§adults-only)', () => {
  const instantOf = (text: string) => Date.parse(`${text}+09:00`);
  const born = { year: 2008, month: 7, day: 3 };
  expect(birthdayProblem(born, instantOf('2026-07-02T23:59:59'))).toBe('underAge');
  expect(birthdayProblem(born, instantOf('2026-07-03T00:00:00'))).toBeNull();
  // In a year without 29 February, this patient turns 18 on 1 March.
  const bornOnLeapDay = { year: 2008, month: 2, day: 29 };
  expect(birthdayProblem(bornOnLeapDay, instantOf('2026-02-28T23:59:59'))).toBe('underAge');
  expect(birthdayProblem(bornOnLeapDay, instantOf('2026-03-01T00:00:00'))).toBeNull();
  expect(birthdayProblem({ year: '1943', month: '12', day: '30' }, NOW)).toBeNull();
  expect(birthdayProblem({ year: 2026, month: 7, day: 4 }, NOW)).toBe('impossible');
});

it.each([
  '2½錠',
  '薬①10mg',
  '①朝130/80',
  '10⁶',
  'H₂O',
  '5㎎を㍉単位で、㈱の㊤',
  'Ⅱ型 ℃ № …',
  '葛\u{E0100}城 \uFA19﨑',
  '👨\u200D👩\u200D👧',
  '朝　夜',
])('the free text %s is not changed by normalizing (§input-forgiving)', (text) => {
  for (const field of [answerTextField, titleField]) expect(field.normalize(text)).toBe(text);
});

it.each([
  ['ＡＢＣ１２３！', 'ABC123!'],
  ['ｱﾚﾙｷﾞｰ｡ﾊﾟﾝ', 'アレルギー。パン'],
  ['かﾞ', 'が'],
  ['ｱﾞ ﾞ', 'ア゛ ゛'],
  ['　朝\r\n夜\r', '朝\n夜'],
  ['10～12時', '10〜12時'],
  ['\u200B\uFE0F', ''],
  ['え\u202Eび\0\uFFFE\uD83D、\u2066卵\u0007', 'えび、卵'],
])('the free text %j is normalized to %j (§input-forgiving)', (typed, normalized) =>
  expect(answerTextField.normalize(typed)).toBe(normalized),
);

test.each([
  ['株式会社①　½', '株式会社① ½'],
  ['ﾀﾅｶ　Ｋｅｎ', 'タナカ Ken'],
  ['か\u3099', 'が'],
  ['\uFA19﨑\u{E0100}', '\uFA19﨑\u{E0100}'],
])('the name or address %j is normalized to %j (§input-forgiving)', (typed, normalized) => {
  for (const field of [nameField, addressField]) expect(field.normalize(typed)).toBe(normalized);
});

it('a date question offers the 60 years from 1950 to 2009 (§date-question-years)', () => {
  expect([DATE_QUESTION_YEARS[0], DATE_QUESTION_YEARS.at(-1), DATE_QUESTION_YEARS.length]).toEqual([1950, 2009, 60]);
});

it.each([
  [[], { year: '', month: '', day: '' }],
  [['1961-07-03'], { year: '1961', month: '07', day: '03' }],
  [['-07-'], { year: '', month: '07', day: '' }],
])('the date answer %j corresponds to the parts %j', (value, parts) => {
  expect(readDateParts(value)).toEqual(parts);
  expect(writeDateParts(parts)).toEqual(value);
});

it('writeDateParts omits a day that the month does not have (§date-question-years)', () => {
  expect(writeDateParts({ year: '1961', month: '02', day: '29' })).toEqual(['1961-02-']);
  expect(writeDateParts({ year: '1960', month: '02', day: '29' })).toEqual(['1960-02-29']);
});

it('without year or month, daysOfChosenMonth returns the highest possible number of days', () => {
  expect(daysOfChosenMonth({ year: '', month: '', day: '' })).toBe(31);
  expect(daysOfChosenMonth({ year: '', month: '02', day: '' })).toBe(29);
});
