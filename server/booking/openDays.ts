import { holidayName } from '../../src/domain/calendar/holidays';
import { type JstDate, formatMinute } from '../../src/domain/calendar/jst';
import { SHIFT_MINUTES } from '../../src/domain/booking/block';

/** What staff have said of a day; without a doctor of the whole clinic. */
export interface DayRule {
  day: JstDate;
  doctor_id: number | null;
  open: boolean;
}

/**
 * Whether a doctor sees patients on a day, as far as the weekly hours go (§closed-days): what staff have said of the
 * doctor, else of the clinic, else on every day but national holidays.
 */
export function isOpenDay(day: JstDate, doctorId: number, rules: readonly DayRule[]): boolean {
  const said = (of: number | null) => rules.find((rule) => rule.day === day && rule.doctor_id === of)?.open;
  return said(doctorId) ?? said(null) ?? holidayName(day) === null;
}

/** Minutes since midnight JST, from (inclusive) and to (exclusive); multiples of 5, 600 to 1440. */
export type MinuteSpan = readonly [from: number, to: number];

/** The hours in which patients are offered times (§band-hours). */
const [EARLIEST, LATEST] = [10 * 60, 24 * 60];

const SPAN = /^(\d{2}):([0-5]\d)-(\d{2}):([0-5]\d)$/;

/** Reads `10:00-13:00` (§hours-by-staff); null when it is not one span of whole shifts between 10:00 and 24:00. */
export function readSpan(text: string): MinuteSpan | null {
  const [hour, minute, toHour, toMinute] = (SPAN.exec(text) ?? []).slice(1).map(Number);
  if (hour === undefined || minute === undefined || toHour === undefined || toMinute === undefined) return null;
  const [from, to] = [hour * 60 + minute, toHour * 60 + toMinute];
  const isWhole = from % SHIFT_MINUTES === 0 && to % SHIFT_MINUTES === 0;
  return isWhole && EARLIEST <= from && from < to && to <= LATEST ? [from, to] : null;
}

export const formatSpan = ([from, to]: MinuteSpan): string => `${formatMinute(from)}-${formatMinute(to)}`;

/** The index of the first span that begins before another of the day has ended; -1 when none does. */
export const overlapAt = (spans: readonly MinuteSpan[]): number =>
  spans.findIndex(([from, to], at) => spans.slice(0, at).some(([start, end]) => from < end && start < to));
