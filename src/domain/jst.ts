import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/ja.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

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

const DATE_FORMAT = 'YYYY-MM-DD';
const DATE = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * What the clinic's clock and calendar show, as a UTC time. dayjs's own `utcOffset` computes through the phone's zone and
 * is an hour off when that zone changes its clocks.
 */
const wall = (instant: Instant): Dayjs => dayjs.utc(instant + OFFSET_MS).locale('ja');

const wallOf = (date: JstDate): Dayjs => wall(startOfJstDate(date));

/** The platform's own ISO text: a day holds thousands of shifts, and dayjs takes several times as long. */
const isoOf = (utc: number): string => new Date(utc).toISOString();

/** True for a calendar date that exists, written `YYYY-MM-DD` (leap years counted). */
export function isJstDate(text: string): boolean {
  // 31 February is read as a day of March.
  return DATE.test(text) && !Number.isNaN(Date.parse(text)) && isoOf(Date.parse(text)).startsWith(text);
}

/** Number of days of a month (1–12), leap years counted. */
export function daysInMonth(year: number, month: number): number {
  return dayjs.utc(Date.UTC(year, month - 1)).daysInMonth();
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
  return Date.parse(`${date}T00:00:00+09:00`);
}

/** `2026-07-03`, the date on the clinic's wall at that instant. */
export const toJstDate = (instant: Instant): JstDate => wall(instant).format(DATE_FORMAT);

/** The JST date `days` later (or earlier, when negative). */
export const addDays = (date: JstDate, days: number): JstDate => wallOf(date).add(days, 'day').format(DATE_FORMAT);

/** 0 Sunday … 6 Saturday. */
export const weekdayOf = (date: JstDate): number => wallOf(date).day();

/** Minutes since midnight JST, 0–1439. */
export function minuteOfDay(instant: Instant): number {
  const time = wall(instant);
  return time.hour() * 60 + time.minute();
}

/** `2026-07-03T10:15:00+09:00`, the form the contract uses for times. */
export const toJstIso = (instant: Instant): string => `${isoOf(instant + OFFSET_MS).slice(0, 19)}+09:00`;

/** `10:15`; minutes since midnight, where 1440 reads `24:00` (the end of the last band, D2). */
export const formatMinute = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => `${part}`.padStart(2, '0')).join(':');

/** `10:15` */
export const formatTime = (instant: Instant): string => wall(instant).format('HH:mm');

/** `7月3日` */
export const formatDay = (date: JstDate): string => wallOf(date).format('M月D日');

/** `金` */
export const formatWeekday = (date: JstDate): string => wallOf(date).format('dd');

/** `7月3日（金）` */
export const formatDayWithWeekday = (date: JstDate): string => wallOf(date).format('M月D日（dd）');

/** `7月3日（金）10:15` */
export const formatDayTime = (instant: Instant): string => wall(instant).format('M月D日（dd）HH:mm');

/** `2026年7月` */
export const formatMonth = (date: JstDate): string => wallOf(date).format('YYYY年M月');
