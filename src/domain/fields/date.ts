// Dates in three parts.

import { isJstDate, toJstDate, type Instant, type JstDate, daysInMonth } from '../calendar/jst';
import { ADULT_YEARS } from '../clinic/terms';

/** Number of birth years offered. */
const BIRTH_YEARS = 125;

/** The birth years of anybody alive, descending from this year (JST) to this year − 124 (§birth-years). */
export function birthYears(now: Instant): number[] {
  const year = Number(toJstDate(now).slice(0, 4));
  return Array.from({ length: BIRTH_YEARS }, (_, index) => year - index);
}

/** The birth years to choose from: nobody born in a later one is an adult this year (§adults-only). */
export const offeredBirthYears = (now: Instant): number[] => birthYears(now).slice(ADULT_YEARS);

/** The birth year at which the list opens: about the middle of the patients. */
export const OPEN_AT_YEAR = 1955;

/** A birthday in its parts, as chosen in a form or as sent. */
interface BirthdayParts {
  year: string | number;
  month: string | number;
  day: string | number;
}

/** The birthday as `YYYY-MM-DD`; null when the date does not exist, is still to come or is before the years offered. */
export function birthdayOf({ year, month, day }: BirthdayParts, now: Instant): JstDate | null {
  const date = [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
  return isJstDate(date) && date <= toJstDate(now) && birthYears(now).includes(Number(year)) ? date : null;
}

/** Why a birthday cannot be sent: nobody alive has it, or its owner is not 18 yet. */
export type BirthdayProblem = 'impossible' | 'underAge';

/** True from the 18th birthday on (JST, on the day of booking). */
const isAdult = (birthday: JstDate, now: Instant): boolean =>
  `${Number(birthday.slice(0, 4)) + ADULT_YEARS}${birthday.slice(4)}` <= toJstDate(now);

/** Why a birthday cannot be sent; null when it may. */
export function birthdayProblem(parts: BirthdayParts, now: Instant): BirthdayProblem | null {
  const birthday = birthdayOf(parts, now);
  if (birthday === null) return 'impossible';
  return isAdult(birthday, now) ? null : 'underAge';
}

/** Years offered by a date question: 1950–2009 (§date-question-years). */
export const DATE_YEARS: readonly number[] = Array.from({ length: 60 }, (_, index) => 1950 + index);

/** Values of the three selects; '' for a part not selected yet. */
export interface DateParts {
  year: string;
  month: string;
  day: string;
}

/** Parses `1961-07-03`, or a partial date such as `1961--` or `-07-`. */
export function readDateParts(value: readonly string[]): DateParts {
  const [year = '', month = '', day = ''] = (value[0] ?? '').split('-');
  return { year, month, day };
}

/**
 * Number of days the day select offers; without a year a leap year is assumed, without a month a long one.
 */
export const daysOfChosenMonth = ({ year, month }: DateParts): number =>
  daysInMonth(Number(year || 2000), Number(month || 1));

/**
 * The answer for these parts: empty when nothing is selected; a day that the month does not have is cleared.
 */
export function writeDateParts(parts: DateParts): string[] {
  const day = Number(parts.day) > daysOfChosenMonth(parts) ? '' : parts.day;
  return parts.year || parts.month || day ? [`${parts.year}-${parts.month}-${day}`] : [];
}
