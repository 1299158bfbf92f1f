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
  /** Optional for a host: the clinic says that the patient did not come (§missed-by-staff). */
  missed?: boolean | null | undefined;
  /** Optional for a host: the clinic cannot keep the time, and why (§closed-day-told). */
  rebook?: { reason?: string | null | undefined } | null | undefined;
}

/** The state for the flags (§state-from-flags). A flag counts only when all earlier ones in the lifecycle are set. */
export function stateOf(flags: ReservationFlags): ReservationState {
  if (flags.cancel) return 'cancelled';
  if (!flags.finish) return flags.missed ? 'missed' : 'booked';
  if (!flags.confirm_status) return 'awaitingConfirmation';
  if (!flags.payment) return 'awaitingPayment';
  return flags.deliver ? 'shipped' : 'awaitingShipment';
}
