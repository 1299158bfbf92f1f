// The strip of days, and what is chosen in it.

import { holidayName } from '../calendar/holidays';
import {
  addDays,
  formatMonth,
  toJstDate,
  weekdayOf,
  type Instant,
  type JstDate,
  DAY_MS,
  isJstDate,
  startOfJstDate,
} from '../calendar/jst';
import { readId } from '../url';

/** Days shown at once, and the step of the week buttons (§strip-seven-days). */
export const DAYS_IN_STRIP = 7;

/** One day of the strip. */
export interface StripDay {
  date: JstDate;
  /** Day of the month. */
  day: number;
  /** 0 Sunday … 6 Saturday. */
  weekday: number;
  /** Disabled. */
  past: boolean;
  /** National holiday, or null (§strip-holidays). */
  holiday: string | null;
}

/**
 * The seven days of a week (§strip-past-midnight). `today` is the JST date on which the page was
 * opened and does not change; `now` is the clock, which may have passed midnight since. `weekOffset` counts 7-day steps
 * from `today`, the first day of the first week and the one that is chosen at first.
 */
export function dayStrip(today: JstDate, weekOffset: number, now: Instant): StripDay[] {
  const present = toJstDate(now);
  return Array.from({ length: DAYS_IN_STRIP }, (_, index) => {
    const date = addDays(today, DAYS_IN_STRIP * weekOffset + index);
    return {
      date,
      day: Number(date.slice(8)),
      weekday: weekdayOf(date),
      past: date < present,
      holiday: holidayName(date),
    };
  });
}

/**
 * The day to select: `selected` while it is selectable, else the first day of the strip that is not past. Returns
 * `selected` when the whole strip is past; the strip must then be rebuilt.
 */
export function choiceAfterMidnight(strip: readonly StripDay[], selected: JstDate): JstDate {
  const open = strip.filter((day) => !day.past);
  return open.some((day) => day.date === selected) ? selected : (open[0]?.date ?? selected);
}

/** The months of the strip: `2026年7月`, `2026年7月〜8月`, `2026年12月〜2027年1月`. */
export function formatMonths(strip: readonly StripDay[]): string {
  const [first, last] = [formatMonth(strip[0]?.date ?? ''), formatMonth(strip.at(-1)?.date ?? '')];
  if (first === last) return first;
  return `${first}〜${first.slice(0, 5) === last.slice(0, 5) ? last.slice(5) : last}`;
}

/** Days of the timetable, including today (§timetable-four-weeks). */
export const TIMETABLE_DAYS = 28;

/** Number of weeks shown: the strip ends where the timetable ends. Also a limit for hand-made URLs. */
export const WEEKS = TIMETABLE_DAYS / DAYS_IN_STRIP;

interface AskedChoice {
  /** The requested day, or `today`. */
  date: JstDate;
  /** Number of 7-day steps from `today`. */
  week: number;
  /** True when the URL has a date that can't be shown. */
  badDate: boolean;
  doctor: number | 'any';
  blockId: number | null;
}

/**
 * The day and week requested by the slot picker's query (§choice-in-url, §choice-marked); else today, the first day of
 * the strip.
 */
export function readSlotChoice(query: URLSearchParams, today: JstDate): AskedChoice {
  const asked = query.get('date');
  const daysAhead =
    asked !== null && isJstDate(asked) ? (startOfJstDate(asked) - startOfJstDate(today)) / DAY_MS : null;
  const known = daysAhead !== null && daysAhead >= 0 && daysAhead < WEEKS * DAYS_IN_STRIP;
  return {
    date: known && asked !== null ? asked : today,
    week: known ? Math.floor(daysAhead / DAYS_IN_STRIP) : 0,
    badDate: asked !== null && !known,
    doctor: readId(query.get('doctor')) ?? 'any',
    blockId: readId(query.get('block')),
  };
}
