/**
 * What a host may announce at login (§extras-announced); what is not announced is neither sent nor asked nor offered, so
 * that any host will do (§any-host).
 */
export const EXTRAS = [
  /** The header `Idempotency-Key`. */
  'idempotency',
  'change_time',
  'change_deliver',
  'shift_days',
  'messages',
  /** In the two payment bodies. */
  'amount',
  /** In the four bookings. */
  'agreed',
  /** The query `id` of `GET /payments`; `chosen` comes with it. */
  'payment_choice',
  /** `apartment`, `subject_id` and `shiftIds` of the customer form. */
  'customer_form',
] as const;
export type Extra = (typeof EXTRAS)[number];

/** None when the login's reply has no list. */
export const extrasOf = (can: unknown): ReadonlySet<Extra> => new Set(Array.isArray(can) ? (can as Extra[]) : []);
