import { daysInMonth } from './jst';

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
 * Number of days the day select offers; without a year a leap year is assumed, without a month a long one
 * (§date-question-years).
 */
export const daysOfChosenMonth = ({ year, month }: DateParts): number =>
  daysInMonth(Number(year || 2000), Number(month || 1));

/**
 * The answer for these parts: empty when nothing is selected; a day that the month does not have is cleared
 * (§date-question-years).
 */
export function writeDateParts(parts: DateParts): string[] {
  const day = Number(parts.day) > daysOfChosenMonth(parts) ? '' : parts.day;
  return parts.year || parts.month || day ? [`${parts.year}-${parts.month}-${day}`] : [];
}
