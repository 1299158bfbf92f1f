import { blockMinutes } from './block';
import { MINUTE_MS, toJstDate, type Instant, type JstDate } from './jst';
import { LAPSE_MINUTES } from './clinicTerms';

/** The states of a reservation, derived from its flags only (§state-from-flags). */
export const RESERVATION_STATES = [
  'booked',
  'missed',
  'cancelled',
  'awaitingConfirmation',
  'awaitingPayment',
  'awaitingShipment',
  'shipped',
] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

/** The flags of a reservation (§state-from-flags). */
export interface ReservationFlags {
  cancel: boolean;
  finish: boolean;
  confirm_status: boolean;
  payment: boolean;
  deliver: boolean;
  /** Optional for a host: the clinic says that the patient did not come. */
  missed?: boolean | null | undefined;
}

/** The state for the flags (§state-from-flags). A flag counts only when all earlier ones in the lifecycle are set. */
export function stateOf(flags: ReservationFlags): ReservationState {
  if (flags.cancel) return 'cancelled';
  if (!flags.finish) return flags.missed ? 'missed' : 'booked';
  if (!flags.confirm_status) return 'awaitingConfirmation';
  if (!flags.payment) return 'awaitingPayment';
  return flags.deliver ? 'shipped' : 'awaitingShipment';
}

/** A consultation's time. */
export interface Visit {
  start_time: Instant;
  /** True for a first visit. */
  first: boolean;
}

/** The planned end of the consultation (§visit-length). */
export const endOfVisit = ({ start_time, first }: Visit): Instant =>
  start_time + blockMinutes(first ? 'initial' : 'other') * MINUTE_MS;

/** 30 minutes after the planned end: what nobody finished until then is not booked any more (§lapse-thirty-minutes). */
export const lapsesAt = (visit: Visit): Instant => endOfVisit(visit) + LAPSE_MINUTES * MINUTE_MS;

export const hasLapsed = (visit: Visit, now: Instant): boolean => now >= lapsesAt(visit);

/**
 * True when a cancellation costs the fee: on the day of the consultation (JST), no longer the day before
 * (§cancel-fee-day).
 */
export const cancellingCosts = (start: Instant, now: Instant): boolean => toJstDate(start) <= toJstDate(now);

/** True when the patient owes money: finished, confirmed, not paid, not cancelled (§bill-owed). */
export const isOwed = (flags: ReservationFlags): boolean => stateOf(flags) === 'awaitingPayment';

/** A reservation and how it is to be paid, where the clinic says it (§bill-amount-listed). */
export interface PayableFlags extends ReservationFlags {
  payment_method?: 'card' | 'bank' | null | undefined;
  /** The last day to pay. */
  pay_by?: JstDate | null | undefined;
}

/** True when a transfer was chosen and its money is not there yet (§transfer-shown). */
export const awaitsTransfer = (one: PayableFlags): boolean => isOwed(one) && one.payment_method === 'bank';

/** True when the last day of an owed bill is over; false when the clinic does not say the day (§overdue-said). */
export const isOverdue = (one: PayableFlags, now: Instant): boolean =>
  isOwed(one) && Boolean(one.pay_by) && toJstDate(now) > (one.pay_by ?? '');

/** True when nothing needs to be said about an owed bill: a transfer was chosen, and its last day is not over. */
export const isTransferInTime = (one: PayableFlags, now: Instant): boolean =>
  awaitsTransfer(one) && !isOverdue(one, now);

/**
 * The states as shown: a booked one that has lapsed is `unfinished` (§lapse-thirty-minutes), a chosen transfer not
 * simply unpaid (§transfer-shown).
 */
export type ShownState = ReservationState | 'unfinished' | 'awaitingTransfer';

/** The state as shown at an instant (§lapse-thirty-minutes, §transfer-shown). */
export function stateAt(reservation: PayableFlags & Visit, now: Instant): ShownState {
  const state = stateOf(reservation);
  if (state === 'booked' && hasLapsed(reservation, now)) return 'unfinished';
  return awaitsTransfer(reservation) ? 'awaitingTransfer' : state;
}

/** A patient's reservations as listed: a host may list one as current only (§current-and-past). */
export interface ReservationLists<Item> {
  now_reservations: readonly Item[];
  all_reservations: readonly Item[];
}

/** Every reservation once: the current ones, then the others in the order of *all*. */
export function everyReservation<Item extends { id: number }>(lists: ReservationLists<Item>): Item[] {
  const current = new Set(lists.now_reservations.map(({ id }) => id));
  return [...lists.now_reservations, ...lists.all_reservations.filter(({ id }) => !current.has(id))];
}

/** The current reservations: the booked ones, soonest first (§current-and-past). */
export const currentReservations = <Item extends ReservationFlags & { start_time: Instant }>(
  all: readonly Item[],
): Item[] => all.filter((one) => stateOf(one) === 'booked').sort((one, other) => one.start_time - other.start_time);

/**
 * True when nothing is booked and a past consultation is owed (§unpaid-alert), other than by a transfer
 * that is in time.
 */
export const hasUnpaidAlert = (lists: ReservationLists<PayableFlags & Visit>, now: Instant): boolean =>
  lists.now_reservations.every((one) => hasLapsed(one, now)) &&
  lists.all_reservations.some((one) => isOwed(one) && !isTransferInTime(one, now));
