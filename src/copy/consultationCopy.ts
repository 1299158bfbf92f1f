import { formatDayWithWeekday, toJstDate, type Instant } from '../domain/jst';

/** A consultation's day as a heading. */
const day = (start: Instant, now: Instant): string => formatDayWithWeekday(toJstDate(start), now);

/** The name of a past consultation in the records. */
export const consultation = {
  day,
  name: (start: Instant, subject: string, now: Instant) => `${day(start, now)} ${subject}`,
} as const;
