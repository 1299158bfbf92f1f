import { DUE_SOON_DAYS } from '../../src/domain/clinic/terms';
import { needsReschedule, stateOf, type ReservationFlags } from '../../src/domain/visit/reservation';
import { remindersOf } from '../../src/domain/visit/times';
import {
  addDays,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  minuteOfDay,
  startOfJstDate,
  toJstDate,
  type Instant,
  type JstDate,
} from '../../src/domain/calendar/jst';
import { isOwed } from '../../src/domain/money/payment';
import { messageOf, topicOf, type MessageKind } from './kinds';

/** A message to send at `dueAt`. It is dropped if it is still unsent at `until`. */
export interface PlannedMessage {
  kind: MessageKind;
  dueAt: Instant;
  until: Instant;
}

const BILL_DAYS_HOUR = 10;
const QUIET_FROM_HOUR = 21;
const QUIET_TO_HOUR = 8;

/** When to send: at `earliest`, or in the morning if that is at night (§message-quiet). `soon` is sent at night too. */
export function nextSendTime(kind: MessageKind, earliest: Instant, start: Instant): Instant {
  const minute = minuteOfDay(earliest);
  if (kind === 'soon' || (minute >= QUIET_TO_HOUR * 60 && minute < QUIET_FROM_HOUR * 60)) return earliest;
  const day = toJstDate(earliest);
  const morning = startOfJstDate(minute < QUIET_TO_HOUR * 60 ? day : addDays(day, 1)) + QUIET_TO_HOUR * HOUR_MS;
  // A message that patients cannot turn off (no topic) is sent at once if the visit starts before the morning.
  return topicOf(kind) === null && start < morning && toJstDate(start) >= day ? earliest : morning;
}

/** The messages of a visit. `lastAnnounced`: the start in the last message to the patient; null if new. */
export function visitMessages(start: Instant, now: Instant, lastAnnounced: Instant | null): PlannedMessage[] {
  const kind = lastAnnounced === null || lastAnnounced === start ? 'booked' : 'moved';
  const firstDueAt = nextSendTime(kind, now, start);
  const { dayBefore, soon } = remindersOf(start);
  const messages: PlannedMessage[] = [
    { kind, dueAt: firstDueAt, until: Math.min(start, firstDueAt + DAY_MS) },
    { kind: 'dayBefore', dueAt: dayBefore, until: startOfJstDate(toJstDate(dayBefore)) + QUIET_FROM_HOUR * HOUR_MS },
    { kind: 'soon', dueAt: soon, until: start },
  ];
  return messages.filter(({ dueAt, until }) => dueAt >= now && dueAt < until);
}

export type NewsKind = Exclude<MessageKind, 'booked' | 'moved' | 'dayBefore' | 'soon' | 'dueSoon' | 'overdue'>;

/** Plans a message that is due now, and that is given up after a day. */
export function messageNow(kind: NewsKind, now: Instant, start: Instant): PlannedMessage {
  const dueAt = nextSendTime(kind, now, start);
  return { kind, dueAt, until: dueAt + DAY_MS };
}

export function billDayMessages(payBy: JstDate): PlannedMessage[] {
  const dayStart = (days: number) => startOfJstDate(addDays(payBy, days));
  const overdueAt = dayStart(1) + BILL_DAYS_HOUR * HOUR_MS;
  return [
    { kind: 'dueSoon', dueAt: dayStart(-DUE_SOON_DAYS) + BILL_DAYS_HOUR * HOUR_MS, until: dayStart(1) },
    { kind: 'overdue', dueAt: overdueAt, until: overdueAt + DAY_MS },
  ];
}

/** Whether a message still fits. `start`: the start of the visit when the message was planned (§message-current). */
export function isStillTrue(
  { kind, start }: { kind: MessageKind; start: Instant },
  reservation: ReservationFlags & { start_time: Instant },
): boolean {
  const state = stateOf(reservation);
  const { condition } = messageOf(kind);
  if (condition === 'owed') return isOwed(reservation);
  if (condition === 'paid') return reservation.payment;
  if (condition !== 'booked' && condition !== 'rebook') return state === condition;
  return (
    state === 'booked' && reservation.start_time === start && needsReschedule(reservation) === (condition === 'rebook')
  );
}

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 30 * MINUTE_MS;

/** The pause before the next attempt, in milliseconds; at least as long as LINE asks for. */
export const pauseAfter = (tries: number, retryAfterMs = 0): number =>
  Math.max(retryAfterMs, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1)));
