import { expectedDelivery } from '../medicine/delivery';
import type { Instant } from '../calendar/jst';
import { type VisitState, stateAt } from './visitState';
import { bookedReservation } from './bookedReservation';
import { recentlyNotHeld } from './nextStep';
import type { PayableFlags } from '../money/payment';
import type { VisitTime } from './times';
import { needsReschedule, stateOf, type ReservationFlags } from './reservation';
import { isSubjectId, type SubjectId } from '../clinic/subjects';

/** §under-way */
export const VISIT_STEPS = ['visit', 'bill', 'payment', 'shipment', 'delivery'] as const;
export type VisitStep = (typeof VISIT_STEPS)[number];

/**
 * Returns null if the visit is cancelled, missed or must be rescheduled.
 * Also returns null after the delivery window of a shipped visit.
 */
export function visitStep(state: VisitState, sentAt: Instant | null, now: Instant): VisitStep | null {
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
    case 'needsReschedule':
    case 'cancelled':
    case 'missed':
      return null;
  }
}

interface ListedVisit extends PayableFlags, VisitTime {
  id: number;
  deliver_time: Instant | null;
  cancel_reason?: string | null;
}

/** Divides reservations into sections (§current-and-past). */
export function divideIntoSections<Item extends ListedVisit>(
  reservations: readonly Item[],
  now: Instant,
): Record<'underWay' | 'current' | 'past', Item[]> {
  const visitNotHeld = recentlyNotHeld(reservations, now);
  const sectionOf = (visit: Item) => {
    const state = stateAt(visit, now);
    if (state === 'booked' || state === 'needsReschedule' || visit === visitNotHeld) return 'current';
    return visitStep(state, visit.deliver_time, now) ? 'underWay' : 'past';
  };
  const inSection = (name: ReturnType<typeof sectionOf>) => reservations.filter((visit) => sectionOf(visit) === name);
  return { underWay: inSection('underWay'), current: inSection('current'), past: inSection('past') };
}

interface PastReservation extends ReservationFlags, VisitTime {
  subject_id: number;
  /** `id` is null if the host does not send the doctor. */
  admin_user: { id: number | null; lastname: string };
}

export interface LastVisit {
  subjectId: SubjectId;
  doctorId: number;
  doctor: string;
}

/** Returns the latest finished visit, or null while a reservation is booked or must be rescheduled. */
export function lastVisitIfNoneBooked(reservations: readonly PastReservation[], now: Instant): LastVisit | null {
  if (bookedReservation(reservations, now) || reservations.some(needsReschedule)) return null;
  const [latest] = reservations
    .filter((visit) => visit.finish && stateOf(visit) !== 'cancelled')
    .sort((a, b) => b.start_time - a.start_time);
  if (!latest || !isSubjectId(latest.subject_id)) return null;
  const { id: doctorId, lastname: doctor } = latest.admin_user;
  if (doctorId === null || doctor === '') return null;
  return { subjectId: latest.subject_id, doctorId, doctor };
}
