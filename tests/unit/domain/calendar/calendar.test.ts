import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as jst from '../../../../src/domain/calendar/jst';
import { inEveryZone } from '../zones';
import { birthYears, offeredBirthYears } from '../../../../src/domain/fields/date';
import { eraOf, formatYearWithEra } from '../../../../src/domain/calendar/era';
import holidayJp from '@holiday-jp/holiday_jp';
import { holidayName } from '../../../../src/domain/calendar/holidays';
import { HOLIDAYS_FROM, HOLIDAYS_UNTIL } from '../../../../src/domain/calendar/holidays.generated';

const MORNING = Date.UTC(2026, 6, 3, 1, 15);

inEveryZone('the clinic’s calendar', () => {
  it('reads an instant as JST (§jst-everywhere)', () => {
    expect(jst.toJstDate(MORNING)).toBe('2026-07-03');
    expect(jst.toJstIso(MORNING)).toBe('2026-07-03T10:15:00+09:00');
    expect(jst.minuteOfDay(MORNING)).toBe(615);
    expect(jst.formatHHmm(MORNING)).toBe('10:15');
    expect(jst.formatClock(MORNING - 80 * 60_000)).toBe('8:55');
    expect(jst.formatDayTime(MORNING, MORNING)).toBe('7月3日（金）10:15');
  });

  it('changes the date at midnight in Tokyo (§jst-everywhere)', () => {
    const midnight = jst.startOfJstDate('2026-07-03');
    expect(midnight).toBe(Date.UTC(2026, 6, 2, 15));
    expect(jst.toJstDate(midnight - 1)).toBe('2026-07-02');
    expect(jst.toJstDate(midnight)).toBe('2026-07-03');
    expect(jst.minuteOfDay(midnight - 1)).toBe(1439);
    expect(jst.minuteOfDay(midnight)).toBe(0);
  });

  it('formats a date', () => {
    expect(jst.formatDay('2026-07-03', MORNING)).toBe('7月3日');
    expect(jst.formatWeekday('2026-07-03')).toBe('金');
    expect(jst.formatDayWithWeekday('2026-12-27', MORNING)).toBe('12月27日（日）');
    expect(jst.formatMonth('2026-07-03')).toBe('2026年7月');
  });

  it('adds the year to a date of another year', () => {
    const endOf2026 = jst.startOfJstDate('2027-01-01') - 1;
    expect(jst.formatDay('2027-01-01', endOf2026)).toBe('2027年1月1日');
    expect(jst.formatDay('2027-01-01', endOf2026 + 1)).toBe('1月1日');
    expect(jst.formatDayWithWeekday('2026-12-31', endOf2026 + 1)).toBe('2026年12月31日（木）');
    expect(jst.formatDayTime(endOf2026 + 1, endOf2026)).toBe('2027年1月1日（金）00:00');
  });

  it('adds days across months, years and leap days', () => {
    expect(jst.addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(jst.addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(jst.addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(jst.weekdayOf('2026-07-05')).toBe(0);
    expect(jst.weekdayOf('2026-07-04')).toBe(6);
  });

  it('gives all instants of a day the same date', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(2200, 0) }), (instant) => {
        const start = jst.startOfJstDate(jst.toJstDate(instant));
        expect(instant - start).toBeGreaterThanOrEqual(0);
        expect(instant - start).toBeLessThan(jst.DAY_MS);
        expect(jst.minuteOfDay(instant)).toBe(Math.floor((instant - start) / 60_000));
        expect(jst.parseInstant(jst.toJstIso(instant))).toBe(Math.floor(instant / 1000) * 1000);
      }),
    );
  });
});

describe('the calendar', () => {
  it.each(['2026-07-03', '2028-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('has the date %s', (text) => {
    expect(jst.isJstDate(text)).toBe(true);
    expect(jst.toJstDate(jst.startOfJstDate(text))).toBe(text);
  });

  const impossible = ['2026-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '0000-01-01'];
  const misspelt = ['', '2026-7-3', '2026/07/03', ' 2026-07-03', '2026-07-03\n', '２０２６-07-03', '2026-07-03T00:00'];
  it.each([...impossible, ...misspelt])('has no date "%s"', (text) => {
    expect(jst.isJstDate(text)).toBe(false);
    expect(() => jst.startOfJstDate(text)).toThrow(RangeError);
  });

  it('has the correct number of days in each month', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => jst.daysInMonth(2026, month))).toEqual([
      31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
    ]);
    expect([1900, 2000, 2024, 2100].map((year) => jst.daysInMonth(year, 2))).toEqual([28, 29, 29, 28]);
  });
});

it.each([
  ['2026-07-03T10:15:00+09:00', MORNING],
  ['2026-07-03T01:15:00Z', MORNING],
  ['2026-07-02T18:15:00-07:00', MORNING],
  ['2026-07-03T10:15+09:00', MORNING],
  ['2026-07-03T10:15:00.250+09:00', MORNING + 250],
])('parseInstant reads %s', (text, instant) => {
  expect(jst.parseInstant(text)).toBe(instant);
});

it.each([
  '',
  'soon',
  '2026-07-03T10:15:00',
  '2026-07-03 10:15:00+09:00',
  '2026-02-30T10:15:00+09:00',
  '2026-07-03T25:00:00+09:00',
  '2026-07-03T10:60:00+09:00',
  '2026-07-03T10:15:60+09:00',
  '2026-07-03T10:15:00+0900',
])('parseInstant rejects "%s"', (text) => {
  expect(jst.parseInstant(text)).toBeNull();
});

it('formatMinute writes a minute of the day as HH:MM (§band-hours)', () => {
  expect([0, 9, 605, 1439, 1440].map(jst.formatMinute)).toEqual(['00:00', '00:09', '10:05', '23:59', '24:00']);
});

inEveryZone('the list of birth years', () => {
  it('contains the 125 years up to this year (§birth-years)', () => {
    const years = birthYears(jst.startOfJstDate('2026-07-03'));
    expect([years[0], years[124], years.length, new Set(years).size]).toEqual([2026, 1902, 125, 125]);
  });

  it('omits the latest 18 years for patients (§birth-years)', () => {
    const lastDay = jst.startOfJstDate('2027-01-01') - 1;
    const years = offeredBirthYears(lastDay);
    expect([years[0], years.at(-1), years.length]).toEqual([2008, 1902, 107]);
    expect(offeredBirthYears(lastDay + 1)[0]).toBe(2009);
    expect([birthYears(lastDay)[0], birthYears(lastDay + 1)[0]]).toEqual([2026, 2027]);
  });
});

it.each([
  [2026, '2026年（令和8年）'],
  [2019, '2019年（平成31年・令和元年）'],
  [1989, '1989年（昭和64年・平成元年）'],
  [1988, '1988年（昭和63年）'],
  [1926, '1926年（大正15年・昭和元年）'],
  [1912, '1912年（明治45年・大正元年）'],
  [1911, '1911年（明治44年）'],
  [1868, '1868年（明治元年）'],
  [1867, '1867年'],
])('formatYearWithEra writes the year %i as %s (§years-both-calendars)', (year, text) => {
  expect(formatYearWithEra(year)).toBe(text);
});

it('eraOf converts a year after 1867 to a Japanese era year', () => {
  expect([eraOf(1961), eraOf(1800)]).toEqual(['昭和36年', null]);
});

it('holidayName agrees with the package holiday_jp from 2025 to 2040 (§strip-holidays)', () => {
  const fromPackage: Record<string, { name: string }> = holidayJp.holidays;
  const wrongDates: string[] = [];
  let days = 0;
  for (let date = `${HOLIDAYS_FROM}-01-01`; date <= `${HOLIDAYS_UNTIL}-12-31`; date = jst.addDays(date, 1)) {
    if (holidayName(date) !== (fromPackage[date]?.name ?? null)) wrongDates.push(date);
    days += 1;
  }
  expect(wrongDates).toEqual([]);
  expect([HOLIDAYS_FROM, HOLIDAYS_UNTIL, days]).toEqual([2025, 2040, 5844]);
  expect([holidayName('2024-01-01'), holidayName('2041-01-01')]).toEqual([null, null]);
});
