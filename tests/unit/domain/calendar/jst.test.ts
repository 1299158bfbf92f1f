import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarLeaf,
  DAY_MS,
  addDays,
  daysInMonth,
  formatDay,
  formatDayTime,
  formatDayWithWeekday,
  formatMinute,
  formatMonth,
  formatClock,
  formatTime,
  formatWeekday,
  isJstDate,
  minuteOfDay,
  parseInstant,
  startOfJstDate,
  toJstDate,
  toJstIso,
  weekdayOf,
} from '../../../../src/domain/calendar/jst';
import { inEveryZone } from '../zones';

const MORNING = Date.UTC(2026, 6, 3, 1, 15);

inEveryZone('the clinic’s calendar', () => {
  it('reads an instant as JST (§jst-everywhere)', () => {
    expect(toJstDate(MORNING)).toBe('2026-07-03');
    expect(toJstIso(MORNING)).toBe('2026-07-03T10:15:00+09:00');
    expect(minuteOfDay(MORNING)).toBe(615);
    expect(formatTime(MORNING)).toBe('10:15');
    expect(formatClock(MORNING - 80 * 60_000)).toBe('8:55');
    expect(formatDayTime(MORNING, MORNING)).toBe('7月3日（金）10:15');
  });

  it('changes the date at midnight in Tokyo (§jst-everywhere)', () => {
    const midnight = startOfJstDate('2026-07-03');
    expect(midnight).toBe(Date.UTC(2026, 6, 2, 15));
    expect(toJstDate(midnight - 1)).toBe('2026-07-02');
    expect(toJstDate(midnight)).toBe('2026-07-03');
    expect(minuteOfDay(midnight - 1)).toBe(1439);
    expect(minuteOfDay(midnight)).toBe(0);
  });

  it('formats a date', () => {
    expect(formatDay('2026-07-03', MORNING)).toBe('7月3日');
    expect(formatWeekday('2026-07-03')).toBe('金');
    expect(calendarLeaf('2026-07-03')).toEqual({ month: '7月', day: '3', weekday: '金曜日' });
    expect(formatDayWithWeekday('2026-12-27', MORNING)).toBe('12月27日（日）');
    expect(formatMonth('2026-07-03')).toBe('2026年7月');
  });

  it('names the year of a date in another one', () => {
    const lastNight = startOfJstDate('2027-01-01') - 1;
    expect(formatDay('2027-01-01', lastNight)).toBe('2027年1月1日');
    expect(formatDay('2027-01-01', lastNight + 1)).toBe('1月1日');
    expect(formatDayWithWeekday('2026-12-31', lastNight + 1)).toBe('2026年12月31日（木）');
    expect(formatDayTime(lastNight + 1, lastNight)).toBe('2027年1月1日（金）00:00');
  });

  it('adds days across months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(weekdayOf('2026-07-05')).toBe(0);
    expect(weekdayOf('2026-07-04')).toBe(6);
  });

  it('gives the same date for any instant of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(2200, 0) }), (instant) => {
        const start = startOfJstDate(toJstDate(instant));
        expect(instant - start).toBeGreaterThanOrEqual(0);
        expect(instant - start).toBeLessThan(DAY_MS);
        expect(minuteOfDay(instant)).toBe(Math.floor((instant - start) / 60_000));
        expect(parseInstant(toJstIso(instant))).toBe(Math.floor(instant / 1000) * 1000);
      }),
    );
  });
});

describe('dates', () => {
  it.each(['2026-07-03', '2028-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s exists', (text) => {
    expect(isJstDate(text)).toBe(true);
    expect(toJstDate(startOfJstDate(text))).toBe(text);
  });

  it.each(['2026-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '0000-01-01'])(
    '%s does not',
    (text) => {
      expect(isJstDate(text)).toBe(false);
      expect(() => startOfJstDate(text)).toThrow(RangeError);
    },
  );

  it.each(['', '2026-7-3', '2026/07/03', ' 2026-07-03', '2026-07-03\n', '２０２６-07-03', '2026-07-03T00:00'])(
    '"%s" is no date',
    (text) => {
      expect(isJstDate(text)).toBe(false);
    },
  );

  it('knows the length of every month', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => daysInMonth(2026, month))).toEqual([
      31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
    ]);
    expect([1900, 2000, 2024, 2100].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 29, 28]);
  });
});

it.each([
  ['2026-07-03T10:15:00+09:00', MORNING],
  ['2026-07-03T01:15:00Z', MORNING],
  ['2026-07-02T18:15:00-07:00', MORNING],
  ['2026-07-03T10:15+09:00', MORNING],
  ['2026-07-03T10:15:00.250+09:00', MORNING + 250],
])('parseInstant reads %s', (text, instant) => {
  expect(parseInstant(text)).toBe(instant);
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
  expect(parseInstant(text)).toBeNull();
});

it('clock formats minutes as HH:MM, the end of the day as 24:00 (§band-hours)', () => {
  expect([0, 9, 605, 1439, 1440].map(formatMinute)).toEqual(['00:00', '00:09', '10:05', '23:59', '24:00']);
});
