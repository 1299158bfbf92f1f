import { describe, expect, it, test } from 'vitest';
import { addDays, startOfJstDate, type JstDate } from '../../../src/domain/jst';
import { TIMETABLE_DAYS, WEEKS, choiceAfterMidnight, readSlotChoice } from '../../../src/domain/slotChoice';
import { dayStrip } from '../../../src/domain/dayStrip';

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

test('without a day it is today and nothing is wrong', () => {
  expect(choice('')).toEqual({ date: TODAY, week: 0, badDate: false, doctor: 'any', blockId: null });
});

test('doctor and block are whole numbers or nothing', () => {
  expect(choice('doctor=3&block=1004')).toMatchObject({ doctor: 3, blockId: 1004 });
  expect(choice('doctor=-3&block=1e3')).toMatchObject({ doctor: 'any', blockId: null });
});

const FRIDAY = '2026-07-17';
const strip = (now: JstDate, weekOffset = 0) => dayStrip(FRIDAY, weekOffset, startOfJstDate(now) + 12 * 3_600_000);

describe('the choice after midnight', () => {
  it('is kept while its day can be selected', () => {
    expect(choiceAfterMidnight(strip(FRIDAY), '2026-07-20')).toBe('2026-07-20');
    expect(choiceAfterMidnight(strip('2026-07-18'), '2026-07-20')).toBe('2026-07-20');
  });

  it('moves on to the first day that is not past', () => {
    expect(choiceAfterMidnight(strip('2026-07-18'), FRIDAY)).toBe('2026-07-18');
    expect(choiceAfterMidnight(strip('2026-07-20'), FRIDAY)).toBe('2026-07-20');
  });

  it('moves into the strip from outside', () => {
    expect(choiceAfterMidnight(strip(FRIDAY, 1), FRIDAY)).toBe('2026-07-24');
  });

  it('is kept when the whole strip is past', () => {
    expect(choiceAfterMidnight(strip('2026-08-01'), FRIDAY)).toBe(FRIDAY);
  });
});
