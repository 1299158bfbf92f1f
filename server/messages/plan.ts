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

/** A message that is still unsent at `until` is dropped. */
export interface PlannedMessage {
  kind: MessageKind;
  dueAt: Instant;
  until: Instant;
}

const BILL_MESSAGE_HOUR = 10;
const QUIET_FROM_HOUR = 21;
const QUIET_TO_HOUR = 8;

/** If `earliest` is at night and the message can wait, returns the next morning (§message-quiet). */
export function nextSendTime(kind: MessageKind, earliest: Instant, start: Instant): Instant {
  const minute = minuteOfDay(earliest);
  if (kind === 'soon' || (minute >= QUIET_TO_HOUR * 60 && minute < QUIET_FROM_HOUR * 60)) return earliest;
  const day = toJstDate(earliest);
  const morning = startOfJstDate(minute < QUIET_TO_HOUR * 60 ? day : addDays(day, 1)) + QUIET_TO_HOUR * HOUR_MS;
  // If the visit starts before morning, the clinic's own changes (topic null) are announced at once.
  return topicOf(kind) === null && start < morning && toJstDate(start) >= day ? earliest : morning;
}

/** `lastAnnounced`: the start that the patient knows; null for a new booking. */
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

/** All kinds, except those that `visitMessages` and `dueDateMessages` plan. */
export type EventMessageKind = Exclude<MessageKind, 'booked' | 'moved' | 'dayBefore' | 'soon' | 'dueSoon' | 'overdue'>;

export function eventMessage(kind: EventMessageKind, now: Instant, start: Instant): PlannedMessage {
  const dueAt = nextSendTime(kind, now, start);
  return { kind, dueAt, until: dueAt + DAY_MS };
}

export function dueDateMessages(payBy: JstDate): PlannedMessage[] {
  const dayStart = (days: number) => startOfJstDate(addDays(payBy, days));
  const overdueAt = dayStart(1) + BILL_MESSAGE_HOUR * HOUR_MS;
  return [
    { kind: 'dueSoon', dueAt: dayStart(-DUE_SOON_DAYS) + BILL_MESSAGE_HOUR * HOUR_MS, until: dayStart(1) },
    { kind: 'overdue', dueAt: overdueAt, until: overdueAt + DAY_MS },
  ];
}

/** `start`: the visit's start when the message was planned (§message-current). */
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

/** Returns the milliseconds until the next try; `retryAfterMs` is the pause that LINE asks for. */
export const pauseAfter = (tries: number, retryAfterMs = 0): number =>
  Math.max(retryAfterMs, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1)));
