import { expect, it, test } from 'vitest';
import { isOpenDay, formatSpan, overlapIndex, readSpan, type MinuteSpan } from '../../../server/booking/openDays';

// Monday 20 July 2026 is 海の日.
const [holiday, workday] = ['2026-07-20', '2026-07-21'];

it('a day without a rule is open unless it is a national holiday (§closed-days)', () => {
  expect(isOpenDay(workday, 1, [])).toBe(true);
  expect(isOpenDay(holiday, 1, [])).toBe(false);
});

it('a doctor’s rule overrides the clinic’s rule, and both override a holiday (§closed-days)', () => {
  const rules = [
    { day: workday, doctor_id: 1, open: true },
    { day: workday, doctor_id: null, open: false },
    { day: holiday, doctor_id: null, open: true },
    { day: holiday, doctor_id: 2, open: false },
  ];
  expect([1, 2].map((doctor) => isOpenDay(workday, doctor, rules))).toEqual([true, false]);
  expect([1, 2].map((doctor) => isOpenDay(holiday, doctor, rules))).toEqual([true, false]);
});

test.each([
  ['10:00-13:00', [600, 780]],
  ['23:55-24:00', [1435, 1440]],
  ['10:00-24:00', [600, 1440]],
])('readSpan and formatSpan convert %s into a span and back', (text, span) => {
  expect(readSpan(text)).toEqual(span);
  expect(formatSpan(span as unknown as MinuteSpan)).toBe(text);
});

test.each([
  '10-13',
  '09:55-12:00',
  '10:00-24:05',
  '10:02-13:00',
  '10:00-10:00',
  '10:60-12:00',
  '10:00–13:00',
  '10:00-13:00 ',
])('readSpan rejects %j', (text) => expect(readSpan(text)).toBeNull());

it('overlapIndex is -1 if spans touch but do not overlap', () => {
  const touching: MinuteSpan[] = [
    [780, 900],
    [600, 780],
  ];
  expect(overlapIndex(touching)).toBe(-1);
});

it('overlapIndex is the index of the first span that overlaps a preceding span', () => {
  expect(
    overlapIndex([
      [600, 780],
      [840, 900],
      [775, 800],
    ]),
  ).toBe(2);
});
