import { isJstDate, toJstDate, type Instant, type JstDate, daysInMonth } from '../calendar/jst';
import { ADULT_YEARS } from '../clinic/terms';

const BIRTH_YEARS = 125;

/** Returns the possible birth years, from the current year backwards (§birth-years). */
export function birthYears(now: Instant): number[] {
  const year = Number(toJstDate(now).slice(0, 4));
  return Array.from({ length: BIRTH_YEARS }, (_, index) => year - index);
}

/** Omits the latest years, because patients must be adults (§adults-only). */
export const offeredBirthYears = (now: Instant): number[] => birthYears(now).slice(ADULT_YEARS);

/** Many patients were born near this year, so the list of birth years opens at this year. */
export const OPEN_AT_YEAR = 1955;

interface BirthdayParts {
  year: string | number;
  month: string | number;
  day: string | number;
}

export function birthdayOf({ year, month, day }: BirthdayParts, now: Instant): JstDate | null {
  const date = [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
  return isJstDate(date) && date <= toJstDate(now) && birthYears(now).includes(Number(year)) ? date : null;
}

export type BirthdayProblem = 'impossible' | 'underAge';

const isAdult = (birthday: JstDate, now: Instant): boolean =>
  `${Number(birthday.slice(0, 4)) + ADULT_YEARS}${birthday.slice(4)}` <= toJstDate(now);

export function birthdayProblem(parts: BirthdayParts, now: Instant): BirthdayProblem | null {
  const birthday = birthdayOf(parts, now);
  if (birthday === null) return 'impossible';
  return isAdult(birthday, now) ? null : 'underAge';
}

/** §date-question-years */
export const DATE_QUESTION_YEARS: readonly number[] = Array.from({ length: 60 }, (_, index) => 1950 + index);

export interface DateParts {
  year: string;
  month: string;
  day: string;
}

/** Reads `1961-07-03`, or a partial date such as `1961--` or `-07-`. */
export function readDateParts(value: readonly string[]): DateParts {
  const [year = '', month = '', day = ''] = (value[0] ?? '').split('-');
  return { year, month, day };
}

/** If no year is chosen, February has 29 days; if no month is chosen, the result is 31. */
export const daysOfChosenMonth = ({ year, month }: DateParts): number =>
  daysInMonth(Number(year || 2000), Number(month || 1));

/** Drops a day that the month does not have. */
export function writeDateParts(parts: DateParts): string[] {
  const day = Number(parts.day) > daysOfChosenMonth(parts) ? '' : parts.day;
  return parts.year || parts.month || day ? [`${parts.year}-${parts.month}-${day}`] : [];
}
