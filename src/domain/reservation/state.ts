// The state of a reservation, which follows only from its flags.

import type { Instant } from '../calendar/jst';

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

/** The flags of a reservation. */
export interface ReservationFlags {
  cancel: boolean;
  finish: boolean;
  confirm_status: boolean;
  payment: boolean;
  deliver: boolean;
  /** Optional for a host: the clinic says that the patient did not come (§missed-by-staff). */
  missed?: boolean | null;
  /** Optional for a host: the clinic cannot keep the time, and why (§closed-day-told). */
  rebook?: { reason?: string | null } | null;
}

/** The state for the flags. A flag counts only when all earlier ones in the lifecycle are set. */
export function stateOf(flags: ReservationFlags): ReservationState {
  if (flags.cancel) return 'cancelled';
  if (!flags.finish) return flags.missed ? 'missed' : 'booked';
  if (!flags.confirm_status) return 'awaitingConfirmation';
  if (!flags.payment) return 'awaitingPayment';
  return flags.deliver ? 'shipped' : 'awaitingShipment';
}

/** True when the clinic cannot keep the time of a booked one, so that the patient chooses another. */
export const isUnkept = (one: ReservationFlags): boolean => stateOf(one) === 'booked' && Boolean(one.rebook);

/** A reservation as the patient sees it: which one, when, and whether the clinic keeps it. */
export interface SeenVisit extends Pick<ReservationFlags, 'rebook'> {
  id: number;
  start_time: Instant;
}
