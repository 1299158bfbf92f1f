import { expectedDelivery } from './delivery';
import type { Instant } from './jst';
import type { ShownState } from './shownState';

/** The steps from the consultation to the parcel, in order (§under-way). */
export const VISIT_STEPS = ['visit', 'bill', 'payment', 'shipment', 'delivery'] as const;
export type VisitStep = (typeof VISIT_STEPS)[number];

/**
 * The step a consultation is at; null before it has a time (§closed-day-told), and once it is over: cancelled, missed, or
 * the parcel should be there (§under-way).
 */
export function visitStep(state: ShownState, sentAt: Instant | null, now: Instant): VisitStep | null {
  switch (state) {
    case 'booked':
    case 'unfinished':
      return 'visit';
    case 'awaitingConfirmation':
      return 'bill';
    case 'awaitingPayment':
    case 'awaitingTransfer':
      return 'payment';
    case 'awaitingShipment':
      return 'shipment';
    case 'shipped':
      return expectedDelivery(sentAt, now) && 'delivery';
    case 'unkept':
    case 'cancelled':
    case 'missed':
      return null;
  }
}
