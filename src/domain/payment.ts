import { addDays, toJstDate, type Instant, type JstDate } from './jst';
import { stateOf, type ReservationFlags } from './reservation';
import { PAY_WITHIN_WEEKS } from './clinicTerms';

/** Why a consultation cannot be paid now (§bill-owed). */
export type PaymentBar = 'cancelled' | 'missed' | 'notConfirmed' | 'paid';

/** Why a screen shows no payable bill; `closed` = the clinic refuses it without saying why. */
export type BillProblem = PaymentBar | 'notFound' | 'closed';

/** Why the consultation cannot be paid; null when it is owed (§bill-owed). */
export function paymentBar(flags: ReservationFlags): PaymentBar | null {
  switch (stateOf(flags)) {
    case 'cancelled':
      return 'cancelled';
    case 'missed':
      return 'missed';
    case 'booked':
    case 'awaitingConfirmation':
      return 'notConfirmed';
    case 'awaitingPayment':
      return null;
    case 'awaitingShipment':
    case 'shipped':
      return 'paid';
  }
}

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

/** The last day to pay. */
export const lastDayToPay = (from: Instant): JstDate => addDays(toJstDate(from), 7 * PAY_WITHIN_WEEKS);

/** The last day as a request for the money names it; null where "within two weeks" is true, or no day is given. */
export const dayToName = (payBy: JstDate | null, now: Instant): JstDate | null =>
  payBy === lastDayToPay(now) ? null : payBy;

/** Payment methods (§payment-methods), as in the URL. */
export type PaymentMethod = 'card' | 'bank';

/** The method in a URL; null for anything else. */
export const readMethod = (text: string | null): PaymentMethod | null =>
  text === 'card' || text === 'bank' ? text : null;

/** How a bill is to be paid, and where its medicine goes (§payment-choice-kept). */
export interface PaymentChoice {
  method: PaymentMethod;
  deliver_id: number;
}

/** A positive integer id from the URL; null for anything else. */
export const readId = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;

/** True for an absolute http(s) URL. The app never navigates to anything else. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]/i.test(text);
