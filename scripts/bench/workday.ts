import { holidayName } from '../../src/domain/calendar/holidays';
import { addDays, toJstDate, type JstDate } from '../../src/domain/calendar/jst';

/** The first day, so many days from now by the real clock or later, on which no national holiday closes the clinic. */
export function workday(days: number): JstDate {
  const date = addDays(toJstDate(Date.now()), days);
  return holidayName(date) === null ? date : workday(days + 1);
}
