import { common } from '../../../copy/common';
import { overdue } from '../../../copy/nextStep';
import { visitHeader as copy, reservation } from '../../../copy/visit';
import { expectedDelivery, formatDeliveryWindow } from '../../../domain/medicine/delivery';
import {
  HOUR_MS,
  formatClock,
  formatDayTime,
  formatDayWithWeekday,
  toJstDate,
  type Instant,
  type JstDate,
} from '../../../domain/calendar/jst';
import { formatYen } from '../../../domain/money/bill';
import { roomOpensAt, visitPhase } from '../../../domain/visit/times';
import { isOwed, isPastDue } from '../../../domain/money/payment';
import { hasRoom, stateAt, type VisitDetails } from '../../../domain/visit/visitState';

interface HeaderWords {
  title: string;
  facts: readonly string[];
  /** The card counts down to the time at which the room opens. */
  opensAt?: Instant;
  /** If set, the card looks like a ticket; `day` is null for a visit today. */
  ticket?: { day: string | null };
  tone?: 'attention';
}

/** The id of the card's title; buttons with equal labels refer to it (`aria-describedby`). */
export const headerIdOf = ({ id }: { id: number }): string => `visit-${id}`;

export function remainingWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  return milliseconds >= HOUR_MS
    ? copy.hours(Math.floor(minutes / 60), minutes % 60)
    : copy.minutes(minutes, seconds % 60);
}

const joinParts = (...parts: string[]) => parts.filter(Boolean).join('・');

function bookedHeader(visit: VisitDetails, now: Instant): HeaderWords {
  const { start_time: start, subject, kind, admin_user } = visit;
  const time = formatClock(start);
  const doctor = common.doctor(admin_user.lastname);
  const facts = [joinParts(subject, common.visitKinds[kind])];
  switch (visitPhase(visit, now)) {
    case 'later':
      return { title: copy.booked(time), facts, ticket: { day: formatDayWithWeekday(toJstDate(start), now) } };
    case 'today':
    case 'waiting':
      return { title: copy.today(time), facts, opensAt: roomOpensAt(start), ticket: { day: null } };
    case 'open':
    case 'started':
      return {
        title: hasRoom(visit, location.origin) ? copy.open : copy.opening,
        facts: [joinParts(copy.at(time), doctor)],
      };
    case 'over':
    case 'lapsed':
      return { title: copy.over, facts: [joinParts(copy.at(time), subject)], tone: 'attention' };
  }
}

interface Due {
  amount?: number | null;
  payBy?: JstDate | null;
  transfer?: boolean;
}

const pastDueText = (payBy: JstDate, now: Instant) => overdue.since(formatDayWithWeekday(payBy, now));

export function dueHeader({ amount, payBy, transfer = false }: Due, now: Instant): Pick<HeaderWords, 'title' | 'tone'> {
  const yen = typeof amount === 'number' ? formatYen(amount) : null;
  const titleOf = () => {
    if (payBy && !isPastDue(payBy, now)) return copy.until(formatDayWithWeekday(payBy, now), yen);
    if (yen) return copy.payThis(yen);
    return transfer ? copy.transfer : copy.pay;
  };
  return { title: titleOf(), tone: 'attention' };
}

export function visitHeader(visit: VisitDetails, now: Instant): HeaderWords {
  const { start_time: start, subject, deliver_time, amount, pay_by: payBy } = visit;
  const state = stateAt(visit, now);
  const visitName = `${formatDayWithWeekday(toJstDate(start), now)}${subject}`;
  switch (state) {
    case 'booked':
      return bookedHeader(visit, now);
    case 'needsReschedule':
      return { title: copy.needsReschedule, facts: [copy.closed(formatDayTime(start, now))], tone: 'attention' };
    case 'cancelled':
      return { title: copy.calledOff, facts: [joinParts(formatDayTime(start, now), subject)], tone: 'attention' };
    case 'missed':
      return { title: copy.missed, facts: [joinParts(formatDayTime(start, now), subject)], tone: 'attention' };
    case 'unfinished':
      return { title: copy.unfinished, facts: [visitName] };
    case 'awaitingConfirmation':
      return { title: copy.bill, facts: [visitName] };
    case 'awaitingPayment':
    case 'awaitingTransfer':
      return {
        ...dueHeader({ amount, payBy, transfer: state === 'awaitingTransfer' }, now),
        facts: [isPastDue(payBy, now) ? pastDueText(payBy, now) : '', visitName],
      };
    case 'awaitingShipment':
      return { title: copy.packing, facts: [visitName] };
    case 'shipped': {
      const delivery = expectedDelivery(deliver_time, now);
      if (!delivery) return { title: copy.sent, facts: [visitName] };
      return { title: copy.arrivingSoon, facts: [copy.comingOn(formatDeliveryWindow(delivery, now)), visitName] };
    }
  }
}

/**
 * Returns the date that `VisitLine` shows: the delivery, the due date or the day of the visit.
 * The top card shows the due date `shownDue`, so the line leaves out that date (§fact-once).
 */
export function visitLineFact(visit: VisitDetails, now: Instant, shownDue: JstDate | null): string {
  const { start_time: start, deliver_time, pay_by: payBy } = visit;
  const state = stateAt(visit, now);
  const delivery = state === 'shipped' ? expectedDelivery(deliver_time, now) : null;
  if (delivery) return copy.comingOn(formatDeliveryWindow(delivery, now));
  if (isOwed(visit) && payBy && payBy !== shownDue)
    return isPastDue(payBy, now) ? pastDueText(payBy, now) : reservation.dueDay(formatDayWithWeekday(payBy, now));
  return copy.at(state === 'booked' ? formatDayTime(start, now) : formatDayWithWeekday(toJstDate(start), now));
}
