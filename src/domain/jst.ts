import 'dayjs/locale/ja';

/**
 * The clinic's calendar. The clinic lives in Asia/Tokyo, which is UTC+9 all year round, so every date and time is
 * computed on that fixed offset and never on the phone's own zone (architecture "Time", api.md "Rules for every call").
 *
 * Two kinds of value: an *instant* is a number of milliseconds since 1970 UTC; a *JST date* is `YYYY-MM-DD`.
 */
export type Instant = number;
export type JstDate = string;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
const OFFSET_MS = 9 * HOUR_MS;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
const WEEKDAYS = '日月火水木金土';

/** What the clock and the calendar on the clinic's wall say, `2026-07-03T10:15:00.000Z` without its zone's meaning. */
const wall = (instant: Instant) => new Date(instant + OFFSET_MS).toISOString();

/** True for a calendar date that exists, written `YYYY-MM-DD` (leap years counted). */
export function isJstDate(text: string): boolean {
  const match = DATE.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Number of days of a month (1–12), leap years counted. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Reads an ISO 8601 time with offset; null when it is not one. Never guesses a zone. */
export function parseInstant(text: string): Instant | null {
  if (!INSTANT.test(text) || !isJstDate(text.slice(0, 10))) return null;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}

/** The instant at which the JST date begins. Throws on a date that does not exist: callers check with `isJstDate`. */
export function startOfJstDate(date: JstDate): Instant {
  if (!isJstDate(date)) throw new RangeError(`not a date: ${date}`);
  return Date.parse(`${date}T00:00:00Z`) - OFFSET_MS;
}

/** `2026-07-03`, the date on the clinic's wall at that instant. */
export function toJstDate(instant: Instant): JstDate {
  return wall(instant).slice(0, 10);
}

/** The JST date `days` later (or earlier, when negative). */
export function addDays(date: JstDate, days: number): JstDate {
  return toJstDate(startOfJstDate(date) + days * DAY_MS);
}

/** 0 Sunday … 6 Saturday. */
export function weekdayOf(date: JstDate): number {
  return new Date(startOfJstDate(date) + OFFSET_MS).getUTCDay();
}

/** Minutes since midnight JST, 0–1439. */
export function minuteOfDay(instant: Instant): number {
  return Math.floor(((((instant + OFFSET_MS) % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS);
}

/** `2026-07-03T10:15:00+09:00`, the form the contract uses for times. */
export function toJstIso(instant: Instant): string {
  return `${wall(instant).slice(0, 19)}+09:00`;
}

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : `${value}`);

/** `10:15`; minutes since midnight, where 1440 reads `24:00` (the end of the last band, D2). */
export const formatMinute = (minute: number): string =>
  `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

/** `10:15` */
export const formatTime = (instant: Instant): string => formatMinute(minuteOfDay(instant));

/** `7月3日` */
export const formatDay = (date: JstDate): string => `${Number(date.slice(5, 7))}月${Number(date.slice(8, 10))}日`;

/** `金` */
export const formatWeekday = (date: JstDate): string => WEEKDAYS.charAt(weekdayOf(date));

/** `7月3日（金）` */
export const formatDayWithWeekday = (date: JstDate): string => `${formatDay(date)}（${formatWeekday(date)}）`;

/** `7月3日（金）10:15` */
export const formatDayTime = (instant: Instant): string =>
  `${formatDayWithWeekday(toJstDate(instant))}${formatTime(instant)}`;

/** `2026年7月` */
export const formatMonth = (date: JstDate): string => `${date.slice(0, 4)}年${Number(date.slice(5, 7))}月`;
