import type { Instant } from './jst';
import { stateAt } from './shownState';
import type { Visit } from './visitTimes';
import type { ReservationFlags } from './reservationState';

/**
 * The reservation that keeps the patient from booking another: neither finished, cancelled, missed nor
 * lapsed; the soonest of several (§one-reservation). Null when there is none.
 */
export function reservationInTheWay<Item extends ReservationFlags & Visit>(
  reservations: readonly Item[],
  now: Instant,
): Item | null {
  const [first] = reservations
    .filter((one) => stateAt(one, now) === 'booked')
    .sort((one, other) => one.start_time - other.start_time);
  return first ?? null;
}
