// A visit on its way, and those that are past.

import { expectedDelivery } from '../medicine/delivery';
import type { Instant } from '../calendar/jst';
import { type ShownState, stateAt, reservationInTheWay } from './shown';
import { notHeld } from './nextStep';
import type { PayableFlags } from '../money/payment';
import type { VisitTime } from './times';
import { stateOf, type ReservationFlags } from './reservation';
import { isSubjectId, type SubjectId } from '../clinic/subjects';

/** The steps from the consultation to the parcel, in order (§under-way). */
export const VISIT_STEPS = ['visit', 'bill', 'payment', 'shipment', 'delivery'] as const;
export type VisitStep = (typeof VISIT_STEPS)[number];

/**
 * The step a consultation is at; null before it has a time (§closed-day-told), and once it is over: cancelled, missed,
 * or the parcel should be there.
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

/** A reservation with what its place on My Page depends on. */
interface Placed extends PayableFlags, VisitTime {
  id: number;
  deliver_time: Instant | null;
  cancel_reason?: string | null | undefined;
}

/**
 * The parts of My Page, each in the order of the list (§current-and-past): what goes on after a
 * consultation; what is booked, or was until the clinic cancelled it (§called-off-told) or said that the patient did not come
 * (§missed-by-staff); and what is over.
 */
export function arrangeReservations<Item extends Placed>(
  every: readonly Item[],
  now: Instant,
): Record<'underWay' | 'current' | 'past', Item[]> {
  const off = notHeld(every, now);
  const partOf = (one: Item) => {
    const state = stateAt(one, now);
    if (state === 'booked' || state === 'unkept' || one === off) return 'current';
    return visitStep(state, one.deliver_time, now) ? 'underWay' : 'past';
  };
  const inPart = (part: ReturnType<typeof partOf>) => every.filter((one) => partOf(one) === part);
  return { underWay: inPart('underWay'), current: inPart('current'), past: inPart('past') };
}

interface Visited extends ReservationFlags, VisitTime {
  subject_id: number;
  /** Null: the host does not say who it was. */
  admin_user: { id: number | null; lastname: string };
}

/** What the patient may book once more with one tap. */
export interface LastVisit {
  subjectId: SubjectId;
  doctorId: number;
  /** The doctor's last name. */
  doctor: string;
}

/**
 * Subject and doctor of the latest finished consultation (§same-again); null when there is none of today's subjects,
 * and while a reservation is held, because it keeps the patient from booking another (§one-reservation).
 */
export function lastVisit(reservations: readonly Visited[], now: Instant): LastVisit | null {
  if (reservationInTheWay(reservations, now)) return null;
  const [latest] = reservations
    .filter((one) => one.finish && stateOf(one) !== 'cancelled')
    .sort((a, b) => b.start_time - a.start_time);
  if (!latest || !isSubjectId(latest.subject_id)) return null;
  const { id: doctorId, lastname: doctor } = latest.admin_user;
  if (doctorId === null || doctor === '') return null;
  return { subjectId: latest.subject_id, doctorId, doctor };
}
