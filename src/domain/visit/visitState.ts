import type { Instant } from '../calendar/jst';
import { awaitsTransfer, type PayableFlags } from '../money/payment';
import { isOpenable } from '../url';
import { needsReschedule, stateOf, type ReservationState } from './reservation';
import { hasLapsed, type VisitTime } from './times';

export interface VisitDetails extends PayableFlags, VisitTime {
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

export const hasRoom = ({ admin_user }: VisitDetails, appOrigin: string): boolean =>
  isOpenable(admin_user.zoom_url ?? '', appOrigin);

/** `unfinished`: the clinic did not mark the visit as finished within 30 minutes after the planned end. */
export type VisitState = ReservationState | 'needsReschedule' | 'unfinished' | 'awaitingTransfer';

export function stateAt(reservation: PayableFlags & VisitTime, now: Instant): VisitState {
  const state = stateOf(reservation);
  if (needsReschedule(reservation)) return 'needsReschedule';
  if (state === 'booked' && hasLapsed(reservation, now)) return 'unfinished';
  return awaitsTransfer(reservation) ? 'awaitingTransfer' : state;
}
