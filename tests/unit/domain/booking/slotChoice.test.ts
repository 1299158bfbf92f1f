import { expect, test } from 'vitest';
import { addDays } from '../../../../src/domain/calendar/jst';
import { TIMETABLE_DAYS, WEEKS, readSlotChoice } from '../../../../src/domain/booking/dayStrip';

const TODAY = '2026-07-03';
const choice = (query: string) => readSlotChoice(new URLSearchParams(query), TODAY);

test('the strip ends on the last day of the timetable', () => {
  expect(WEEKS * 7).toBe(TIMETABLE_DAYS);
  const last = addDays(TODAY, TIMETABLE_DAYS - 1);
  expect(choice(`date=${last}`)).toMatchObject({ date: last, week: WEEKS - 1, badDate: false });
  expect(choice(`date=${addDays(last, 1)}`)).toMatchObject({ date: TODAY, week: 0, badDate: true });
});

test.each(['2026-07-02', '2026-02-30', 'tomorrow', ''])('"%s" shows today, and says so', (date) => {
  expect(choice(`date=${date}`)).toMatchObject({ date: TODAY, week: 0, badDate: true });
});

test('without a day it is today and nothing is wrong (§strip-seven-days)', () => {
  expect(choice('')).toEqual({ date: TODAY, week: 0, badDate: false, doctor: 'any', blockId: null });
});

test('doctor and block are whole numbers or nothing', () => {
  expect(choice('doctor=3&block=1004')).toMatchObject({ doctor: 3, blockId: 1004 });
  expect(choice('doctor=-3&block=1e3')).toMatchObject({ doctor: 'any', blockId: null });
});
