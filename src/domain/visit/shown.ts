import {
  needsReschedule,
  stateOf,
  type ReservationFlags,
  type ReservationLists,
  type ReservationState,
} from './reservation';
import type { Block } from '../booking/block';
import type { Present } from '../booking/day';
import { toJstDate, type Instant, type JstDate } from '../calendar/jst';
import { awaitsTransfer, type PayableFlags, isOwed, isTransferInTime } from '../money/payment';
import { isOpenable } from '../url';
import { hasLapsed, type VisitTime } from './times';

export interface ShownVisit extends PayableFlags, VisitTime {
  id: number;
  subject: string;
  admin_user: {
    id: number | null;
    lastname: string;
    zoom_url: string | null;
    picture_url?: string | null;
  };
  deliver_time: Instant | null;
  deliver_user: { zip: string; address: string; apartment: string | null } | null;
  bill_url: string | null;
  amount?: number | null;
  cancel_reason?: string | null;
  parcel?: { carrier: string; number: string } | null;
}

export const hasRoom = ({ admin_user }: ShownVisit, appOrigin: string): boolean =>
  isOpenable(admin_user.zoom_url ?? '', appOrigin);

/** A booked one that the clinic cannot keep is `unkept`, one that has lapsed `unfinished`. */
export type ShownState = ReservationState | 'unkept' | 'unfinished' | 'awaitingTransfer';

export function stateAt(reservation: PayableFlags & VisitTime, now: Instant): ShownState {
  const state = stateOf(reservation);
  if (needsReschedule(reservation)) return 'unkept';
  if (state === 'booked' && hasLapsed(reservation, now)) return 'unfinished';
  return awaitsTransfer(reservation) ? 'awaitingTransfer' : state;
}

/** The soonest booked one, which keeps the patient from booking another (§one-reservation). */
export function reservationInTheWay<Item extends ReservationFlags & VisitTime>(
  reservations: readonly Item[],
  now: Instant,
): Item | null {
  const [first] = reservations
    .filter((one) => stateAt(one, now) === 'booked')
    .sort((one, other) => one.start_time - other.start_time);
  return first ?? null;
}

/** Nothing is booked and a past consultation is owed, other than by a transfer that is in time (§unpaid-alert). */
export const hasUnpaidAlert = (lists: ReservationLists<PayableFlags & VisitTime>, now: Instant): boolean =>
  lists.now_reservations.every((one) => hasLapsed(one, now)) &&
  lists.all_reservations.some((one) => isOwed(one) && !isTransferInTime(one, now));

/** Before it has begun; at any time when the clinic cannot keep it (§change-time-said). */
export function changeable<Item extends ReservationFlags & VisitTime & { id: number; subject_id: number }>(
  all: readonly Item[],
  id: number,
  subjectId: number,
  now: Instant,
): Item | null {
  const found = all.find((one) => one.id === id && one.subject_id === subjectId);
  if (!found) return null;
  const state = stateAt(found, now);
  return state === 'unkept' || (state === 'booked' && now < found.start_time) ? found : null;
}

/** The reservation being changed, where a day of the slot picker marks it. */
export function presentOn(
  one: ReservationFlags & VisitTime & { admin_user: { id: number | null } },
  date: JstDate,
  doctor: number | 'any',
): Present | null {
  const { start_time, kind } = one;
  const doctorId = one.admin_user.id;
  const isShown = doctor === 'any' || doctorId === null || doctor === doctorId;
  return isShown && toJstDate(start_time) === date && !needsReschedule(one) ? { start_time, kind, doctorId } : null;
}

export const holdsBlock = (
  reservations: readonly (ReservationFlags & { start_time: Instant; admin_user: { id: number | null } })[],
  { start_time, admin_user_id }: Pick<Block, 'start_time' | 'admin_user_id'>,
): boolean =>
  reservations.some(
    (one) =>
      stateOf(one) === 'booked' &&
      one.start_time === start_time &&
      // A host may not say who the doctor is; nobody holds two at one time.
      (one.admin_user.id === null || one.admin_user.id === admin_user_id),
  );
