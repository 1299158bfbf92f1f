import { isUnkept } from './closedDay';
import { DAY_MS, HOUR_MS, MINUTE_MS, addDays, minuteOfDay, startOfJstDate, toJstDate, type Instant } from './jst';
import { isOwed } from './owedBill';
import { stateOf, type ReservationFlags } from './reservationState';
import { WAITING_MINUTES } from './visitTimes';

/** What the clinic writes to a patient in LINE, in the order of a course (§message-when). */
export const MESSAGE_KINDS = ['booked', 'dayBefore', 'soon', 'bill', 'paid', 'sent'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** What a patient can turn off, each by itself (§message-choice). */
export const MESSAGE_TOPICS = ['reminders', 'money'] as const;
export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

export const topicOf = (kind: MessageKind): MessageTopic =>
  kind === 'bill' || kind === 'paid' ? 'money' : 'reminders';

/** A message to send at `dueAt`; from `until` on it helps nobody any more. */
export interface PlannedMessage {
  kind: MessageKind;
  dueAt: Instant;
  until: Instant;
}

/** The most worthy first (§message-worth). */
const BY_WORTH: readonly MessageKind[] = ['soon', 'bill', 'booked', 'dayBefore', 'sent', 'paid'];

const DAY_BEFORE_HOUR = 18;
const QUIET_FROM_HOUR = 21;
const QUIET_TO_HOUR = 8;

/** The next instant at which a message may arrive (§message-quiet). */
export function outsideQuiet(kind: MessageKind, at: Instant): Instant {
  const minute = minuteOfDay(at);
  if (kind === 'soon' || (minute >= QUIET_TO_HOUR * 60 && minute < QUIET_FROM_HOUR * 60)) return at;
  const day = toJstDate(at);
  return startOfJstDate(minute < QUIET_TO_HOUR * 60 ? day : addDays(day, 1)) + QUIET_TO_HOUR * HOUR_MS;
}

/** The messages of a visit booked, or moved, at `now`; without those whose time is over (§message-when). */
export function visitMessages(start: Instant, now: Instant): PlannedMessage[] {
  const today = outsideQuiet('booked', now);
  const dayBefore = startOfJstDate(addDays(toJstDate(start), -1));
  const all: PlannedMessage[] = [
    { kind: 'booked', dueAt: today, until: Math.min(start, today + DAY_MS) },
    {
      kind: 'dayBefore',
      dueAt: dayBefore + DAY_BEFORE_HOUR * HOUR_MS,
      until: dayBefore + QUIET_FROM_HOUR * HOUR_MS,
    },
    { kind: 'soon', dueAt: start - WAITING_MINUTES * MINUTE_MS, until: start },
  ];
  return all.filter(({ dueAt, until }) => dueAt >= now && dueAt < until);
}

/** A message of what has just happened; given up after a day (§message-given-up). */
export function messageNow(kind: 'bill' | 'paid' | 'sent', now: Instant): PlannedMessage {
  const dueAt = outsideQuiet(kind, now);
  return { kind, dueAt, until: dueAt + DAY_MS };
}

/**
 * Whether a message may use one of the reservation's service messages that remain: those that come later and are
 * worth more keep theirs (§message-worth).
 */
export function mayUseService(kind: MessageKind, remaining: number): boolean {
  const later = MESSAGE_KINDS.slice(MESSAGE_KINDS.indexOf(kind) + 1);
  return remaining > later.filter((other) => BY_WORTH.indexOf(other) < BY_WORTH.indexOf(kind)).length;
}

/** Whether a message still says what is true (§message-current). `start` is the one it was planned for. */
export function isStillTrue(
  { kind, start }: { kind: MessageKind; start: Instant },
  reservation: ReservationFlags & { start_time: Instant },
): boolean {
  switch (kind) {
    case 'booked':
    case 'dayBefore':
    case 'soon':
      return stateOf(reservation) === 'booked' && !isUnkept(reservation) && reservation.start_time === start;
    case 'bill':
      return isOwed(reservation);
    case 'paid':
      return reservation.payment;
    case 'sent':
      return stateOf(reservation) === 'shipped';
  }
}

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 30 * MINUTE_MS;

/** The pause after the n-th attempt that LINE did not take; at least what LINE asks for (§message-given-up). */
export const pauseAfter = (tries: number, asked = 0): number =>
  Math.max(asked, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1)));
