import { expectedDelivery } from './delivery';
import type { Instant } from './jst';
import {
  everyReservation,
  stateAt,
  type PayableFlags,
  type ReservationLists,
  type ShownState,
  type Visit,
} from './reservation';

/** The steps from the consultation to the parcel, in order (§under-way). */
export const VISIT_STEPS = ['visit', 'bill', 'payment', 'shipment', 'delivery'] as const;
export type VisitStep = (typeof VISIT_STEPS)[number];

/** The step a consultation is at; null once it is over: cancelled, missed, or the parcel should be there (§under-way). */
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
    case 'cancelled':
    case 'missed':
      return null;
  }
}

/** A reservation with what its place on My Page depends on. */
interface Placed extends PayableFlags, Visit {
  id: number;
  deliver_time: Instant | null;
}

/**
 * The parts of My Page, each in the order of the list (§current-and-past, §under-way): what goes on after a
 * consultation, what is booked, and what is over.
 */
export function arrangeReservations<Item extends Placed>(
  lists: ReservationLists<Item>,
  now: Instant,
): Record<'underWay' | 'current' | 'past', Item[]> {
  const partOf = (one: Item) => {
    const state = stateAt(one, now);
    if (state === 'booked') return 'current';
    return visitStep(state, one.deliver_time, now) ? 'underWay' : 'past';
  };
  const every = everyReservation(lists);
  const inPart = (part: ReturnType<typeof partOf>) => every.filter((one) => partOf(one) === part);
  return { underWay: inPart('underWay'), current: inPart('current'), past: inPart('past') };
}
