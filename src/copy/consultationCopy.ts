import { formatDayWithWeekday, toJstDate, type Instant } from '../domain/jst';

/** A consultation's day as a heading: `7月3日（金）`, with the year unless it is the current one. */
function day(start: Instant, now: Instant): string {
  const date = toJstDate(start);
  const year = date.slice(0, 4) === toJstDate(now).slice(0, 4) ? '' : `${date.slice(0, 4)}年`;
  return `${year}${formatDayWithWeekday(date)}`;
}

/** The name of a past consultation in the records. */
export const consultation = {
  day,
  name: (start: Instant, subject: string, now: Instant) => `${day(start, now)} ${subject}`,
} as const;
