import type { Block } from '../booking/block';
import type { Present } from '../booking/day';
import { toJstDate, type Instant, type JstDate } from '../calendar/jst';
import { needsReschedule, stateOf, type ReservationFlags } from './reservation';
import { stateAt } from './visitState';
import type { VisitTime } from './times';

/** The soonest booked reservation, which prevents another booking (§one-reservation). */
export function bookedReservation<Item extends ReservationFlags & VisitTime>(
  reservations: readonly Item[],
  now: Instant,
): Item | null {
  const [first] = reservations
    .filter((reservation) => stateAt(reservation, now) === 'booked')
    .sort((a, b) => a.start_time - b.start_time);
  return first ?? null;
}

/** The reservation if its time can be changed: before its start, or at any time when the clinic cannot keep it. */
export function changeable<Item extends ReservationFlags & VisitTime & { id: number; subject_id: number }>(
  all: readonly Item[],
  id: number,
  subjectId: number,
  now: Instant,
): Item | null {
  const found = all.find((reservation) => reservation.id === id && reservation.subject_id === subjectId);
  if (!found) return null;
  const state = stateAt(found, now);
  return state === 'unkept' || (state === 'booked' && now < found.start_time) ? found : null;
}

/** The reservation whose time is changed, if it is on this day and with this doctor (§change-present-marked). */
export function presentOn(
  reservation: ReservationFlags & VisitTime & { admin_user: { id: number | null } },
  date: JstDate,
  doctor: number | 'any',
): Present | null {
  const { start_time, kind } = reservation;
  const doctorId = reservation.admin_user.id;
  const isShown = doctor === 'any' || doctorId === null || doctor === doctorId;
  return isShown && toJstDate(start_time) === date && !needsReschedule(reservation)
    ? { start_time, kind, doctorId }
    : null;
}

export const hasBooked = (
  reservations: readonly (ReservationFlags & { start_time: Instant; admin_user: { id: number | null } })[],
  { start_time, admin_user_id }: Pick<Block, 'start_time' | 'admin_user_id'>,
): boolean =>
  reservations.some(
    (reservation) =>
      stateOf(reservation) === 'booked' &&
      reservation.start_time === start_time &&
      // A host may omit the doctor; a patient has only one reservation at a time.
      (reservation.admin_user.id === null || reservation.admin_user.id === admin_user_id),
  );
