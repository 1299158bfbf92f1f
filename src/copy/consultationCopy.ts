import { formatDayWithWeekday, parseInstant, toJstDate, type Instant } from '../domain/jst';

/** A consultation's day as a heading: `7月3日（金）`, with the year unless it is the current one. */
function day(startTime: string, now: Instant): string {
  const date = toJstDate(parseInstant(startTime) ?? 0);
  const year = date.slice(0, 4) === toJstDate(now).slice(0, 4) ? '' : `${date.slice(0, 4)}年`;
  return `${year}${formatDayWithWeekday(date)}`;
}

/** The name of a past consultation in the records. */
export const consultation = {
  day,
  name: (startTime: string, subject: string, now: Instant) => `${day(startTime, now)} ${subject}`,
} as const;
