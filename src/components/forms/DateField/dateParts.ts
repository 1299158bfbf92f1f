import { daysInMonth } from '../../../domain/jst';

/** Year, month and day as the selects hold them; '' for a part not chosen yet. */
export interface DateParts {
  year: string;
  month: string;
  day: string;
}

/** Reads `1961-07-03`, or a date begun such as `1961--` or `-07-`. */
export function readDateParts(value: readonly string[]): DateParts {
  const [year = '', month = '', day = ''] = (value[0] ?? '').split('-');
  return { year, month, day };
}

/** How many days the day select offers; a year not chosen yet counts as a leap year, a month as a long one (D9). */
export const dayCount = ({ year, month }: DateParts): number => daysInMonth(Number(year || 2000), Number(month || 1));

/** The answer for these parts: none when nothing is chosen; a day its month does not have is taken back (D9). */
export function writeDateParts(parts: DateParts): string[] {
  const day = Number(parts.day) > dayCount(parts) ? '' : parts.day;
  return parts.year || parts.month || day ? [`${parts.year}-${parts.month}-${day}`] : [];
}
