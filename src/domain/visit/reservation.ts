import type { Instant } from '../calendar/jst';

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

export interface ReservationFlags {
  cancel: boolean;
  finish: boolean;
  confirm_status: boolean;
  payment: boolean;
  deliver: boolean;
  /** True if the patient did not come. */
  missed?: boolean | null;
  /** Set if the clinic cannot keep the time. */
  rebook?: { reason?: string | null } | null;
}

/** `payment` counts only if `finish` and `confirm_status` are true (§state-from-flags). */
export function stateOf(flags: ReservationFlags): ReservationState {
  if (flags.cancel) return 'cancelled';
  if (!flags.finish) return flags.missed ? 'missed' : 'booked';
  if (!flags.confirm_status) return 'awaitingConfirmation';
  if (!flags.payment) return 'awaitingPayment';
  return flags.deliver ? 'shipped' : 'awaitingShipment';
}

/** True if the patient must choose another time (§closed-day-told). */
export const needsReschedule = (reservation: ReservationFlags): boolean =>
  stateOf(reservation) === 'booked' && Boolean(reservation.rebook);

/** The reservation to cancel, with the values that the cancel dialog shows. */
export interface ReservationToCancel extends Pick<ReservationFlags, 'rebook'> {
  id: number;
  start_time: Instant;
}

/** Some hosts leave current reservations out of `all_reservations`. */
export interface ReservationLists<Item> {
  now_reservations: readonly Item[];
  all_reservations: readonly Item[];
}

export function everyReservation<Item extends { id: number }>(lists: ReservationLists<Item>): Item[] {
  const current = new Set(lists.now_reservations.map(({ id }) => id));
  return [...lists.now_reservations, ...lists.all_reservations.filter(({ id }) => !current.has(id))];
}

export const currentReservations = <Item extends ReservationFlags & { start_time: Instant }>(
  all: readonly Item[],
): Item[] => all.filter((reservation) => stateOf(reservation) === 'booked').sort((a, b) => a.start_time - b.start_time);
