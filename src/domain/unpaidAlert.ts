import type { Instant } from './jst';
import { isOwed, isTransferInTime, type PayableFlags } from './owedBill';
import type { ReservationLists } from './reservationLists';
import { hasLapsed, type Visit } from './visitTimes';

/**
 * True when nothing is booked and a past consultation is owed (§unpaid-alert), other than by a transfer
 * that is in time.
 */
export const hasUnpaidAlert = (lists: ReservationLists<PayableFlags & Visit>, now: Instant): boolean =>
  lists.now_reservations.every((one) => hasLapsed(one, now)) &&
  lists.all_reservations.some((one) => isOwed(one) && !isTransferInTime(one, now));
