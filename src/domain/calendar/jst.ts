import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import 'dayjs/locale/ja.js';

dayjs.extend(utc);

/**
 * The only module that handles time zones: the clinic is in Asia/Tokyo, always UTC+9, and nothing depends on the phone's
 * zone (§jst-everywhere). An instant is milliseconds since 1970 UTC, a JST date is `YYYY-MM-DD`.
 */
export type Instant = number;
export type JstDate = string;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
const OFFSET_MS = 9 * HOUR_MS;

const DATE_FORMAT = 'YYYY-MM-DD';
const DATE = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Adds the offset itself, because dayjs's `utcOffset` is an hour off around the phone's daylight-saving changes. */
const wall = (instant: Instant): Dayjs => dayjs.utc(instant + OFFSET_MS).locale('ja');

const wallOf = (date: JstDate): Dayjs => wall(startOfJstDate(date));

export function isJstDate(text: string): boolean {
  // `Date` turns 31 February into a day in March, so the day must stay the same.
  return DATE.test(text) && new Date(text).getUTCDate() === Number(text.slice(8));
}

export function daysInMonth(year: number, month: number): number {
  return dayjs.utc(Date.UTC(year, month - 1)).daysInMonth();
}

/** Null when the text is not ISO 8601 with an offset. */
export function parseInstant(text: string): Instant | null {
  if (!INSTANT.test(text) || !isJstDate(text.slice(0, 10))) return null;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}

/**
 * Reads ISO 8601, also with a blank for the `T`, slashes or `UTC`, and without an offset as Japan's time; or Unix
 * seconds or milliseconds (§read-generously).
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

export const toJstDate = (instant: Instant): JstDate => wall(instant).format(DATE_FORMAT);

/** The JST date `days` later; negative = earlier. */
export const addDays = (date: JstDate, days: number): JstDate => wallOf(date).add(days, 'day').format(DATE_FORMAT);

/** 0 = Sunday, 6 = Saturday. */
export const weekdayOf = (date: JstDate): number => wallOf(date).day();

export function minuteOfDay(instant: Instant): number {
  const time = wall(instant);
  return time.hour() * 60 + time.minute();
}

/** `2026-07-03T10:15:00+09:00` */
export const toJstIso = (instant: Instant): string =>
  `${new Date(instant + OFFSET_MS).toISOString().slice(0, 19)}+09:00`;

/** `10:15`; 1440 gives `24:00`. */
export const formatMinute = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => `${part}`.padStart(2, '0')).join(':');

/** `10:15` */
export const formatTime = (instant: Instant): string => wall(instant).format('HH:mm');

export const formatClock = (instant: Instant): string => wall(instant).format('H:mm');

export const formatMonthDay = (date: JstDate): string => wallOf(date).format('M月D日');

/** `2027年` for a year other than the present one, else empty. */
const otherYear = (date: JstDate, now: Instant): string =>
  date.slice(0, 4) === toJstDate(now).slice(0, 4) ? '' : `${Number(date.slice(0, 4))}年`;

export const formatDay = (date: JstDate, now: Instant): string => otherYear(date, now) + formatMonthDay(date);

export const formatWeekday = (date: JstDate): string => wallOf(date).format('dd');

/** `7月3日（金）`; `2027年1月5日（火）` in another year. */
export const formatDayWithWeekday = (date: JstDate, now: Instant): string =>
  otherYear(date, now) + wallOf(date).format('M月D日（dd）');

/** `7月3日（金）10:15`; with the year when it is another. */
export const formatDayTime = (instant: Instant, now: Instant): string =>
  otherYear(toJstDate(instant), now) + wall(instant).format('M月D日（dd）HH:mm');

export const formatMonth = (date: JstDate): string => wallOf(date).format('YYYY年M月');
