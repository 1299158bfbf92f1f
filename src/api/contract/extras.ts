/** Optional parts of the contract. The app uses a part only if the host announces it (§extras-announced, §any-host). */
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
  /** The query parameter `id` of `GET /payments`. The reply to a request with `id` has the field `chosen`. */
  'payment_choice',
  /** `apartment`, `subject_id` and `shiftIds` in the body of the customer form. */
  'customer_form',
] as const;
export type Extra = (typeof EXTRAS)[number];

/** Reads the extras from the field `can` of the login reply. If `can` is not a list, the host has no extras. */
export const extrasOf = (can: unknown): ReadonlySet<Extra> => new Set(Array.isArray(can) ? (can as Extra[]) : []);
