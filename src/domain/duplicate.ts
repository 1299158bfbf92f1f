import { parseInstant, type Instant } from './jst';
import { stateAt, type ReservationFlags } from './reservation';

/**
 * The reservation that keeps the patient from booking another: neither finished nor cancelled, its day (JST) not over;
 * the soonest of several (D7). Null when there is none.
 */
export function reservationInTheWay<Item extends ReservationFlags & { start_time: string }>(
  reservations: readonly Item[],
  now: Instant,
): Item | null {
  const [first] = reservations
    .flatMap((one) => {
      const start = stateAt(one, now) === 'booked' ? parseInstant(one.start_time) : null;
      return start === null ? [] : [{ one, start }];
    })
    .sort((a, b) => a.start - b.start);
  return first?.one ?? null;
}
