import type { Instant } from './jst';
import type { ReservationFlags } from './reservationState';

/** A reservation as the patient sees it: which one, when, and whether the clinic keeps it. */
export interface SeenVisit extends Pick<ReservationFlags, 'rebook'> {
  id: number;
  start_time: Instant;
}

/** True when the list has another start for it: it was moved on another device since (§cancel-names-truth). */
export const hasMoved = (seen: SeenVisit, listed: readonly SeenVisit[]): boolean =>
  listed.some(({ id, start_time }) => id === seen.id && start_time !== seen.start_time);
