import { expect, it, test } from 'vitest';
import { addDays, startOfJstDate, type JstDate } from '../../../../src/domain/calendar/jst';
import {
  dateOrFirstNotPast,
  dayStrip,
  formatMonths,
  TIMETABLE_DAYS,
  LAST_WEEK,
  readSlotChoice,
} from '../../../../src/domain/booking/dayStrip';
import { inEveryZone } from '../zones';

const TODAY = '2026-07-17';
const atNoon = (date: JstDate) => startOfJstDate(date) + 12 * 3_600_000;
const strip = (now: JstDate, weekOffset = 0) => dayStrip(TODAY, weekOffset, atNoon(now));

inEveryZone('the day strip', () => {
  it('shows seven days from today, including a holiday (§strip-seven-days)', () => {
    expect(strip(TODAY)).toEqual([
      { date: '2026-07-17', day: 17, weekday: 5, isPast: false, holiday: null },
      { date: '2026-07-18', day: 18, weekday: 6, isPast: false, holiday: null },
      { date: '2026-07-19', day: 19, weekday: 0, isPast: false, holiday: null },
      { date: '2026-07-20', day: 20, weekday: 1, isPast: false, holiday: '海の日' },
      { date: '2026-07-21', day: 21, weekday: 2, isPast: false, holiday: null },
      { date: '2026-07-22', day: 22, weekday: 3, isPast: false, holiday: null },
      { date: '2026-07-23', day: 23, weekday: 4, isPast: false, holiday: null },
    ]);
  });

  it('begins seven days later for each week of the offset (§strip-seven-days)', () => {
    expect(strip(TODAY, 2).map(({ date }) => date)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((day) => addDays('2026-07-31', day)),
    );
    expect(strip(TODAY, 2)[1]).toMatchObject({ date: '2026-08-01', day: 1 });
  });

  it.each([
    ['2026-07-17', '2026年7月'],
    ['2026-07-28', '2026年7月〜8月'],
    ['2026-12-28', '2026年12月〜2027年1月'],
  ])('starts on %s and has the heading %s', (today, months) => {
    expect(formatMonths(dayStrip(today, 0, atNoon(today)))).toBe(months);
  });

  it('keeps a day that is over, and marks the day as past (§strip-past-midnight)', () => {
    const end = startOfJstDate('2026-07-18');
    expect(dayStrip(TODAY, 0, end - 1)[0]).toMatchObject({ date: TODAY, isPast: false });
    expect(dayStrip(TODAY, 0, end)[0]).toMatchObject({ date: TODAY, isPast: true });
    expect(dayStrip(TODAY, 0, end)[1]).toMatchObject({ isPast: false });
  });
});

it('after midnight, a chosen day that is not past stays chosen', () => {
  expect(dateOrFirstNotPast(strip(TODAY), '2026-07-20')).toBe('2026-07-20');
  expect(dateOrFirstNotPast(strip('2026-07-18'), '2026-07-20')).toBe('2026-07-20');
});

it('after midnight, a past choice moves to the first remaining day (§strip-past-midnight)', () => {
  expect(dateOrFirstNotPast(strip('2026-07-18'), TODAY)).toBe('2026-07-18');
  expect(dateOrFirstNotPast(strip('2026-07-20'), TODAY)).toBe('2026-07-20');
});

it('if the chosen day is outside the strip, the first day of the strip is chosen', () => {
  expect(dateOrFirstNotPast(strip(TODAY, 1), TODAY)).toBe('2026-07-24');
});

it('after midnight, the chosen day stays chosen if all days of the strip are past', () => {
  expect(dateOrFirstNotPast(strip('2026-08-01'), TODAY)).toBe(TODAY);
});

const FRIDAY = '2026-07-03';
const choice = (query: string) => readSlotChoice(new URLSearchParams(query), FRIDAY);

test('the strip of the last week ends on the last day of the timetable', () => {
  expect((LAST_WEEK + 1) * 7).toBe(TIMETABLE_DAYS);
  const last = addDays(FRIDAY, TIMETABLE_DAYS - 1);
  expect(choice(`date=${last}`)).toMatchObject({ date: last, week: LAST_WEEK, isDateUnbookable: false });
  expect(choice(`date=${addDays(last, 1)}`)).toMatchObject({ date: FRIDAY, week: 0, isDateUnbookable: true });
});

test.each(['2026-07-02', '2026-02-30', 'tomorrow', ''])('the strip ignores the unbookable URL date "%s"', (date) => {
  expect(choice(`date=${date}`)).toMatchObject({ date: FRIDAY, week: 0, isDateUnbookable: true });
});

test('if the URL has no date, the strip shows today (§strip-seven-days)', () => {
  expect(choice('')).toEqual({ date: FRIDAY, week: 0, isDateUnbookable: false, doctor: 'any', blockId: null });
});

test('readSlotChoice ignores a doctor id or a block id that does not consist of digits', () => {
  expect(choice('doctor=3&block=1004')).toMatchObject({ doctor: 3, blockId: 1004 });
  expect(choice('doctor=-3&block=1e3')).toMatchObject({ doctor: 'any', blockId: null });
});
