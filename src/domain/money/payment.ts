// What is owed, until when, by which way, and how a payment ended.

import { toJstDate, type Instant, type JstDate, addDays } from '../calendar/jst';
import { stateOf, type ReservationFlags } from '../visit/reservation';
import { PAY_WITHIN_WEEKS } from '../clinic/terms';

/** True when the patient owes money: finished, confirmed, not paid, not cancelled (§bill-owed). */
export const isOwed = (flags: ReservationFlags): boolean => stateOf(flags) === 'awaitingPayment';

/** A reservation and how it is to be paid, where the clinic says it. */
export interface PayableFlags extends ReservationFlags {
  payment_method?: 'card' | 'bank' | null;
  /** The last day to pay. */
  pay_by?: JstDate | null;
}

/** True when a transfer was chosen and its money is not there yet (§transfer-shown). */
export const awaitsTransfer = (one: PayableFlags): boolean => isOwed(one) && one.payment_method === 'bank';

/** True when the last day to pay is over; false when the clinic does not say the day. */
export const isPast = (payBy: JstDate | null | undefined, now: Instant): boolean =>
  Boolean(payBy) && toJstDate(now) > (payBy ?? '');

/** True when the last day of an owed bill is over (§overdue-said). */
export const isOverdue = (one: PayableFlags, now: Instant): boolean => isOwed(one) && isPast(one.pay_by, now);

/** True when nothing needs to be said about an owed bill: a transfer was chosen, and its last day is not over. */
export const isTransferInTime = (one: PayableFlags, now: Instant): boolean =>
  awaitsTransfer(one) && !isOverdue(one, now);

/** Why a consultation cannot be paid now. */
export type PaymentBar = 'cancelled' | 'missed' | 'notConfirmed' | 'paid';

/** Why a screen shows no payable bill; `closed` = the clinic refuses it without saying why. */
export type BillProblem = PaymentBar | 'notFound' | 'closed';

/** Why the consultation cannot be paid; null when it is owed. */
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

/** True when the clinic refuses a payment because its bill is no longer what the patient has seen (§amount-seen). */
export const isAmountChanged = (failure: { code: string | null }): boolean => failure.code === 'amount_changed';

/** The last day to pay (§deadline-stays). */
export const lastDayToPay = (from: Instant): JstDate => addDays(toJstDate(from), 7 * PAY_WITHIN_WEEKS);

/** The last day as a request for the money names it; null where "within two weeks" is true, or no day is given. */
export const dayToName = (payBy: JstDate | null, now: Instant): JstDate | null =>
  payBy === lastDayToPay(now) ? null : payBy;

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
