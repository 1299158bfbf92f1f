/**
 * What a host may do besides the calls and fields that every host has (§extras-announced). Its login announces the words
 * it knows; what is not announced is neither sent nor asked nor offered.
 */
export const EXTRAS = [
  /** The header `Idempotency-Key`: what books or pays is done once, however often it is sent. */
  'idempotency',
  /** `PUT /reservations/{id}/time`. */
  'change_time',
  /** `PUT /reservations/{id}/deliver`. */
  'change_deliver',
  /** `GET /reservations/{id}/shift_days`. */
  'shift_days',
  /** `GET` and `PUT /users/messages`. */
  'messages',
  /** `amount` in the two payment bodies. */
  'amount',
  /** `agreed` in the four bookings. */
  'agreed',
  /** The query `id` of `GET /payments`; `chosen` comes with it. */
  'payment_choice',
  /** `apartment`, `subject_id` and `shiftIds` of the customer form. */
  'customer_form',
] as const;
export type Extra = (typeof EXTRAS)[number];

/** The words of a login's reply; none when it is no list. A word that this app does not know is asked for by nothing. */
export const extrasOf = (can: unknown): ReadonlySet<Extra> => new Set(Array.isArray(can) ? (can as Extra[]) : []);
