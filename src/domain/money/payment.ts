import { toJstDate, type Instant, type JstDate, addDays } from '../calendar/jst';
import { stateOf, type ReservationFlags, type ReservationLists } from '../visit/reservation';
import { hasLapsed, type VisitTime } from '../visit/times';
import { PAY_WITHIN_WEEKS } from '../clinic/terms';

/** True if the bill is confirmed but not paid (§bill-owed). */
export const isOwed = (flags: ReservationFlags): boolean => stateOf(flags) === 'awaitingPayment';

export interface PayableFlags extends ReservationFlags {
  payment_method?: 'card' | 'bank' | null;
  pay_by?: JstDate | null;
}

/** True if the patient has chosen bank transfer for an unpaid bill (§transfer-shown). */
export const awaitsTransfer = (visit: PayableFlags): boolean => isOwed(visit) && visit.payment_method === 'bank';

export const isPastDue = (payBy: JstDate | null | undefined, now: Instant): payBy is JstDate =>
  !!payBy && toJstDate(now) > payBy;

export const isOverdue = (visit: PayableFlags, now: Instant): boolean => isOwed(visit) && isPastDue(visit.pay_by, now);

/**
 * True if the patient has an unpaid bill and no upcoming visit (§unpaid-alert).
 * A bill to be paid by bank transfer counts only if the bill is overdue.
 */
export const needsUnpaidAlert = (lists: ReservationLists<PayableFlags & VisitTime>, now: Instant): boolean =>
  lists.now_reservations.every((visit) => hasLapsed(visit, now)) &&
  lists.all_reservations.some((visit) => isOverdue(visit, now) || (isOwed(visit) && !awaitsTransfer(visit)));

export type PaymentBlocker = 'cancelled' | 'missed' | 'notConfirmed' | 'paid';

/** `closed`: the clinic refuses the payment without giving a reason. */
export type BillProblem = PaymentBlocker | 'notFound' | 'closed';

export function paymentBlocker(flags: ReservationFlags): PaymentBlocker | null {
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

/** The due date of a bill. Both payment methods have the same due date (§deadline-stays). */
export const lastDayToPay = (confirmedAt: Instant): JstDate => addDays(toJstDate(confirmedAt), 7 * PAY_WITHIN_WEEKS);

export type PaymentStatus = 'paid' | 'awaitingPayment' | 'noBill';

/**
 * The payment status of the reservation with this id (§payment-result-known).
 * If the id is null, the status covers all reservations together.
 */
export function paymentStatus(
  reservations: readonly (ReservationFlags & { id: number })[],
  reservationId: number | null,
): PaymentStatus {
  const blockers = reservations.filter(({ id }) => reservationId === null || id === reservationId).map(paymentBlocker);
  if (blockers.includes(null)) return 'awaitingPayment';
  return blockers.includes('paid') ? 'paid' : 'noBill';
}

/** §payment-methods */
export type PaymentMethod = 'card' | 'bank';

export const readMethod = (text: string | null): PaymentMethod | null =>
  text === 'card' || text === 'bank' ? text : null;

export interface PaymentChoice {
  method: PaymentMethod;
  deliver_id: number;
}
