import { isUnkept } from './closedDay';
import type { Instant } from './jst';
import { awaitsTransfer, type PayableFlags } from './owedBill';
import { stateOf, type ReservationState } from './reservationState';
import { hasLapsed, type Visit } from './visitTimes';

/**
 * The states as shown: a booked one that the clinic cannot keep is `unkept` (§closed-day-told), one that has lapsed
 * `unfinished` (§lapse-thirty-minutes), a chosen transfer not simply unpaid (§transfer-shown).
 */
export type ShownState = ReservationState | 'unkept' | 'unfinished' | 'awaitingTransfer';

/** The state as shown at an instant (§closed-day-told, §lapse-thirty-minutes, §transfer-shown). */
export function stateAt(reservation: PayableFlags & Visit, now: Instant): ShownState {
  const state = stateOf(reservation);
  if (isUnkept(reservation)) return 'unkept';
  if (state === 'booked' && hasLapsed(reservation, now)) return 'unfinished';
  return awaitsTransfer(reservation) ? 'awaitingTransfer' : state;
}
