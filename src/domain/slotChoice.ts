import { DAY_MS, isJstDate, startOfJstDate, type JstDate } from './jst';
import { DAYS_IN_STRIP } from './strip';

/** Weeks that can be looked at: the clinic's timetable is kept this far ahead, and a hand-made date has an end too. */
export const WEEKS = 8;

interface AskedChoice {
  /** The day asked for, or `today`. */
  date: JstDate;
  /** Steps of 7 days from `today`. */
  week: number;
  /** True when the address named a day that can't be shown. */
  badDate: boolean;
  doctor: number | 'any';
  blockId: number | null;
}

const wholeNumber = (text: string | null) => (text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null);

/** What the slot picker's query asks for (D5, D19), on the day it is opened. */
export function readSlotChoice(query: URLSearchParams, today: JstDate): AskedChoice {
  const asked = query.get('date');
  const daysAhead =
    asked !== null && isJstDate(asked) ? (startOfJstDate(asked) - startOfJstDate(today)) / DAY_MS : null;
  const known = daysAhead !== null && daysAhead >= 0 && daysAhead < WEEKS * DAYS_IN_STRIP;
  return {
    date: known && asked !== null ? asked : today,
    week: known ? Math.floor(daysAhead / DAYS_IN_STRIP) : 0,
    badDate: asked !== null && !known,
    doctor: wholeNumber(query.get('doctor')) ?? 'any',
    blockId: wholeNumber(query.get('block')),
  };
}
