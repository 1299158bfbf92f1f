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

/** §strip-seven-days */
export const DAYS_IN_STRIP = 7;

export interface StripDay {
  date: JstDate;
  day: number;
  weekday: number;
  isPast: boolean;
  holiday: string | null;
}

/** `openedOn` is the date when the screen opened. `now` may be on a later date (§strip-past-midnight). */
export function dayStrip(openedOn: JstDate, weekOffset: number, now: Instant): StripDay[] {
  const currentDate = toJstDate(now);
  return Array.from({ length: DAYS_IN_STRIP }, (_, index) => {
    const date = addDays(openedOn, DAYS_IN_STRIP * weekOffset + index);
    const day = Number(date.slice(8));
    return { date, day, weekday: weekdayOf(date), isPast: date < currentDate, holiday: holidayName(date) };
  });
}

export function dateOrFirstNotPast(strip: readonly StripDay[], selected: JstDate): JstDate {
  const selectable = strip.filter((day) => !day.isPast);
  return selectable.some((day) => day.date === selected) ? selected : (selectable[0]?.date ?? selected);
}

/** `2026年7月`, or `2026年7月〜8月` if the days are in two months. */
export function formatMonths(strip: readonly StripDay[]): string {
  const [first = '', last] = new Set(strip.map(({ date }) => formatMonth(date)));
  if (!last) return first;
  return `${first}〜${first.slice(0, 5) === last.slice(0, 5) ? last.slice(5) : last}`;
}

/** The number of bookable days, including today (§timetable-four-weeks). */
export const TIMETABLE_DAYS = 28;

/** The first week has index 0. */
export const LAST_WEEK = TIMETABLE_DAYS / DAYS_IN_STRIP - 1;

interface SlotChoice {
  date: JstDate;
  week: number;
  isDateUnbookable: boolean;
  doctor: number | 'any';
  blockId: number | null;
}

export function readSlotChoice(query: URLSearchParams, today: JstDate): SlotChoice {
  const queryDate = query.get('date') ?? today;
  const daysAhead = isJstDate(queryDate) ? (startOfJstDate(queryDate) - startOfJstDate(today)) / DAY_MS : -1;
  const isBookable = daysAhead >= 0 && daysAhead < TIMETABLE_DAYS;
  return {
    date: isBookable ? queryDate : today,
    week: isBookable ? Math.floor(daysAhead / DAYS_IN_STRIP) : 0,
    isDateUnbookable: !isBookable,
    doctor: readId(query.get('doctor')) ?? 'any',
    blockId: readId(query.get('block')),
  };
}
