import { holidayName } from '../../src/domain/calendar/holidays';
import { type JstDate, formatMinute } from '../../src/domain/calendar/jst';
import { SHIFT_MINUTES } from '../../src/domain/booking/block';

export interface DayRule {
  day: JstDate;
  /** Null: the rule is for the whole clinic. */
  doctor_id: number | null;
  open: boolean;
}

/** The doctor's rule beats the clinic's; without a rule, only national holidays are closed (§closed-days). */
export function isOpenDay(day: JstDate, doctorId: number, rules: readonly DayRule[]): boolean {
  const ruleOf = (doctor: number | null) => rules.find((rule) => rule.day === day && rule.doctor_id === doctor)?.open;
  return ruleOf(doctorId) ?? ruleOf(null) ?? holidayName(day) === null;
}

/** In minutes since midnight JST; `to` is exclusive. */
export type MinuteSpan = readonly [from: number, to: number];

const [EARLIEST, LATEST] = [10 * 60, 24 * 60];

const SPAN = /^(\d{2}):([0-5]\d)-(\d{2}):([0-5]\d)$/;

/** Accepts only a span of whole shifts between 10:00 and 24:00, such as `10:00-13:00`. */
export function readSpan(text: string): MinuteSpan | null {
  const [hour, minute, toHour, toMinute] = (SPAN.exec(text) ?? []).slice(1).map(Number);
  if (hour === undefined || minute === undefined || toHour === undefined || toMinute === undefined) return null;
  const [from, to] = [hour * 60 + minute, toHour * 60 + toMinute];
  const isWhole = from % SHIFT_MINUTES === 0 && to % SHIFT_MINUTES === 0;
  return isWhole && EARLIEST <= from && from < to && to <= LATEST ? [from, to] : null;
}

export const formatSpan = ([from, to]: MinuteSpan): string => `${formatMinute(from)}-${formatMinute(to)}`;

export const overlapIndex = (spans: readonly MinuteSpan[]): number =>
  spans.findIndex(([from, to], index) => spans.slice(0, index).some(([start, end]) => from < end && start < to));
