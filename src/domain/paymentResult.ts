import { paymentBar } from './owedBill';
import type { ReservationFlags } from './reservationState';

/** What the clinic knows of a payment that was begun at the card provider (§payment-result-known). */
export type PaymentKnown = 'paid' | 'confirming' | 'noBill';

/** What the reservations say of it; `paying` = the consultation it was for, null = unknown, so that all count. */
export function paymentKnown(
  reservations: readonly (ReservationFlags & { id: number })[],
  paying: number | null,
): PaymentKnown {
  const bars = reservations.filter(({ id }) => paying === null || id === paying).map(paymentBar);
  if (bars.includes(null)) return 'confirming';
  return bars.includes('paid') ? 'paid' : 'noBill';
}
