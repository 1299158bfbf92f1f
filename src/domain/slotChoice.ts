import { readId } from './idInUrl';
import { DAY_MS, isJstDate, startOfJstDate, type JstDate } from './jst';
import { DAYS_IN_STRIP } from './dayStrip';

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
 * the strip (§strip-first-day).
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
