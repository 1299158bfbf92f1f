import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import 'dayjs/locale/ja.js';

dayjs.extend(utc);

/** Milliseconds since 1970 UTC. */
export type Instant = number;
/** `YYYY-MM-DD` in Japan, never in the phone's time zone (§jst-everywhere). */
export type JstDate = string;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
const OFFSET_MS = 9 * HOUR_MS;

const DATE_FORMAT = 'YYYY-MM-DD';
const DATE = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Avoids dayjs's `utcOffset`, which is wrong near clock changes in the phone's time zone. */
const inJapan = (instant: Instant): Dayjs => dayjs.utc(instant + OFFSET_MS).locale('ja');

const startOfDay = (date: JstDate): Dayjs => inJapan(startOfJstDate(date));

export function isJstDate(text: string): boolean {
  // Compares the day, because `Date` turns 31 February into a day in March.
  return DATE.test(text) && new Date(text).getUTCDate() === Number(text.slice(8));
}

export const daysInMonth = (year: number, month: number): number => dayjs.utc(Date.UTC(year, month - 1)).daysInMonth();

/** Accepts only an ISO 8601 time with an offset. */
export function parseInstant(text: string): Instant | null {
  if (!INSTANT.test(text) || !isJstDate(text.slice(0, 10))) return null;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}

/**
 * Accepts more time formats than `parseInstant`, because hosts send different formats.
 * A time without an offset, such as `2026/07/03 10:15`, is a time in Japan (§read-generously).
 */
export function readInstant(text: string): Instant | null {
  const instant = parseInstant(text);
  if (instant !== null) return instant;
  if (/^\d{10}(\d{3})?$/.test(text)) return Number(text.padEnd(13, '0'));
  const time = text
    .trim()
    .replace(/^(\d{4})\/(\d{2})\//, '$1-$2-')
    .replace(/^(\S{10}) (\d)/, '$1T$2')
    .replace(/ UTC$/, 'Z')
    .replace(/ ?([+-]\d{2}):?(\d{2})$/, '$1:$2');
  return parseInstant(time) ?? parseInstant(`${time}+09:00`);
}

export function startOfJstDate(date: JstDate): Instant {
  if (!isJstDate(date)) throw new RangeError(`not an existing YYYY-MM-DD date: ${date}`);
  return Date.parse(`${date}T00:00:00+09:00`);
}

export const toJstDate = (instant: Instant): JstDate => inJapan(instant).format(DATE_FORMAT);

export const addDays = (date: JstDate, days: number): JstDate => startOfDay(date).add(days, 'day').format(DATE_FORMAT);

/** 0 = Sunday, 6 = Saturday. */
export const weekdayOf = (date: JstDate): number => startOfDay(date).day();

export function minuteOfDay(instant: Instant): number {
  const time = inJapan(instant);
  return time.hour() * 60 + time.minute();
}

/** `2026-07-03T10:15:00+09:00` */
export const toJstIso = (instant: Instant): string =>
  `${new Date(instant + OFFSET_MS).toISOString().slice(0, 19)}+09:00`;

/** `10:15` for 615, `24:00` for 1440. */
export const formatMinute = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => `${part}`.padStart(2, '0')).join(':');

/** `09:05` */
export const formatHHmm = (instant: Instant): string => inJapan(instant).format('HH:mm');

/** `9:05` */
export const formatClock = (instant: Instant): string => inJapan(instant).format('H:mm');

export const formatMonthDay = (date: JstDate): string => startOfDay(date).format('M月D日');

const yearUnlessCurrent = (date: JstDate, now: Instant): string =>
  date.slice(0, 4) === toJstDate(now).slice(0, 4) ? '' : `${Number(date.slice(0, 4))}年`;

export const formatDay = (date: JstDate, now: Instant): string => yearUnlessCurrent(date, now) + formatMonthDay(date);

export const formatWeekday = (date: JstDate): string => startOfDay(date).format('dd');

/** `7月3日（金）`; `2027年1月5日（火）` in another year. */
export const formatDayWithWeekday = (date: JstDate, now: Instant): string =>
  yearUnlessCurrent(date, now) + startOfDay(date).format('M月D日（dd）');

/** `7月3日（金）10:15`; `2027年1月5日（火）10:15` in another year. */
export const formatDayTime = (instant: Instant, now: Instant): string =>
  yearUnlessCurrent(toJstDate(instant), now) + inJapan(instant).format('M月D日（dd）HH:mm');

export const formatMonth = (date: JstDate): string => startOfDay(date).format('YYYY年M月');
