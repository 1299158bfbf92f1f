/**
 * Features that a host may announce in its login reply.
 * The app uses only announced features (§extras-announced, §any-host).
 */
export const EXTRAS = [
  /** The header `Idempotency-Key`. */
  'idempotency',
  'change_time',
  'change_deliver',
  'shift_days',
  'messages',
  /** The field `amount` in the bodies of the two payment calls. */
  'amount',
  /** The field `agreed` in the bodies of the four booking calls. */
  'agreed',
  /** The query parameter `id` and the reply field `chosen` of `GET /payments`. */
  'payment_choice',
  /** `apartment`, `subject_id` and `shiftIds` in the body of the customer form. */
  'customer_form',
] as const;
export type Extra = (typeof EXTRAS)[number];

/** `can` is a field of the login reply. */
export const extrasOf = (can: unknown): ReadonlySet<Extra> => new Set(Array.isArray(can) ? (can as Extra[]) : []);
