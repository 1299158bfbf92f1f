import { common } from '../../../copy/common';
import { visitHeader as copy } from '../../../copy/visit';
import { expectedDelivery, formatDeliveryWindow } from '../../../domain/medicine/delivery';
import {
  HOUR_MS,
  formatDayTime,
  formatDayWithWeekday,
  formatTime,
  formatWeekday,
  toJstDate,
  type Instant,
  type JstDate,
} from '../../../domain/calendar/jst';
import { formatYen } from '../../../domain/money/bill';
import { roomOpensAt, visitPhase } from '../../../domain/visit/times';
import { isPast } from '../../../domain/money/payment';
import { hasRoom, stateAt, type ShownVisit } from '../../../domain/visit/shown';

interface HeaderWords {
  title: string;
  facts: readonly string[];
  /** Shown as the countdown of the screen. */
  opensAt?: Instant;
  /** Shown as a ticket, with its day where that is not today. */
  ticket?: { day: string | null };
  tone?: 'attention';
}

/** Describes buttons that have the same words. */
export const headerIdOf = ({ id }: { id: number }): string => `visit-${id}`;

export function restWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  return milliseconds >= HOUR_MS
    ? copy.hours(Math.floor(minutes / 60), minutes % 60)
    : copy.minutes(minutes, seconds % 60);
}

const joined = (...parts: string[]) => parts.filter(Boolean).join('・');

function bookedHeader(visit: ShownVisit, now: Instant): HeaderWords {
  const { start_time: start, subject, kind, admin_user } = visit;
  const time = formatTime(start);
  const doctor = common.doctor(admin_user.lastname);
  const whose = joined(subject, doctor);
  const facts = [joined(subject, common.visitKinds[kind])];
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
        facts: [joined(copy.at(time), doctor)],
      };
    case 'over':
    case 'lapsed':
      return { title: copy.over, facts: [joined(formatDayTime(start, now), whose)], tone: 'attention' };
  }
}

interface Due {
  amount?: number | null;
  payBy?: JstDate | null;
  transfer?: boolean;
}

/** @param told a last day to pay that is already shown above (§fact-once) */
export function dueWords(
  { amount, payBy, transfer = false }: Due,
  now: Instant,
  told?: JstDate | null,
): Pick<HeaderWords, 'title' | 'tone'> {
  const yen = typeof amount === 'number' ? formatYen(amount) : null;
  const titleOf = () => {
    if (payBy && payBy !== told && !isPast(payBy, now)) return copy.until(formatDayWithWeekday(payBy, now), yen);
    if (yen) return copy.payThis(yen);
    return transfer ? copy.transfer : copy.pay;
  };
  return { title: titleOf(), tone: 'attention' };
}

export function visitHeader(visit: ShownVisit, now: Instant, told?: JstDate | null): HeaderWords {
  const { start_time: start, subject, admin_user, deliver_time, amount, pay_by: payBy } = visit;
  const state = stateAt(visit, now);
  const whose = joined(`${formatDayWithWeekday(toJstDate(start), now)}${subject}`, common.doctor(admin_user.lastname));
  switch (state) {
    case 'booked':
      return bookedHeader(visit, now);
    case 'unkept':
      return { title: copy.unkept, facts: [copy.closed(formatDayTime(start, now))], tone: 'attention' };
    case 'cancelled':
      return { title: copy.calledOff, facts: [joined(formatDayTime(start, now), subject)], tone: 'attention' };
    case 'missed':
      return { title: copy.missed, facts: [joined(formatDayTime(start, now), subject)], tone: 'attention' };
    case 'unfinished':
      return { title: copy.unfinished, facts: [whose] };
    case 'awaitingConfirmation':
      return { title: copy.bill, facts: [whose] };
    case 'awaitingPayment':
    case 'awaitingTransfer':
      return { ...dueWords({ amount, payBy, transfer: state === 'awaitingTransfer' }, now, told), facts: [whose] };
    case 'awaitingShipment':
      return { title: copy.packing, facts: [whose] };
    case 'shipped': {
      const arrives = expectedDelivery(deliver_time, now);
      if (!arrives) return { title: copy.sent, facts: [whose] };
      const { from, to } = arrives;
      return {
        title: from > toJstDate(now) ? copy.coming(formatWeekday(from), formatWeekday(to)) : copy.anyDay,
        facts: [copy.comingOn(formatDeliveryWindow(arrives, now)), whose],
      };
    }
  }
}
