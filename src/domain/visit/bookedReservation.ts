import type { Block } from '../booking/block';
import type { ReservationToMove } from '../booking/day';
import { toJstDate, type Instant, type JstDate } from '../calendar/jst';
import { needsReschedule, stateOf, type ReservationFlags } from './reservation';
import { stateAt } from './visitState';
import type { VisitTime } from './times';

/** Returns the earliest reservation that prevents another booking, or null (§one-reservation). */
export function bookedReservation<Item extends ReservationFlags & VisitTime>(
  reservations: readonly Item[],
  now: Instant,
): Item | null {
  const [first] = reservations
    .filter((reservation) => stateAt(reservation, now) === 'booked')
    .sort((a, b) => a.start_time - b.start_time);
  return first ?? null;
}

export function findChangeable<Item extends ReservationFlags & VisitTime & { id: number; subject_id: number }>(
  reservations: readonly Item[],
  id: number,
  subjectId: number,
  now: Instant,
): Item | null {
  const reservation = reservations.find((listed) => listed.id === id && listed.subject_id === subjectId);
  if (!reservation) return null;
  const state = stateAt(reservation, now);
  return state === 'needsReschedule' || (state === 'booked' && now < reservation.start_time) ? reservation : null;
}

/** Returns the booked time, or null if the slot picker does not show that time (§change-present-marked). */
export function bookedTimeToMark(
  reservation: ReservationFlags & VisitTime & { admin_user: { id: number | null } },
  date: JstDate,
  doctor: number | 'any',
): ReservationToMove | null {
  const { start_time, kind } = reservation;
  const doctorId = reservation.admin_user.id;
  const isShown = doctor === 'any' || doctorId === null || doctor === doctorId;
  return isShown && toJstDate(start_time) === date && !needsReschedule(reservation)
    ? { start_time, kind, doctorId }
    : null;
}

export const hasReservationAt = (
  reservations: readonly (ReservationFlags & { start_time: Instant; admin_user: { id: number | null } })[],
  { start_time, admin_user_id }: Pick<Block, 'start_time' | 'admin_user_id'>,
): boolean =>
  reservations.some(
    (reservation) =>
      stateOf(reservation) === 'booked' &&
      reservation.start_time === start_time &&
      // If the doctor is unknown, the start time is enough, because a patient has only one booked reservation.
      (reservation.admin_user.id === null || reservation.admin_user.id === admin_user_id),
  );
