import { addDays, toJstDate, type Instant } from './jst';
import { stateOf, type ReservationFlags } from './reservationState';
import { CALLED_OFF_DAYS } from './clinicTerms';

interface Callable extends ReservationFlags {
  id: number;
  start_time: Instant;
  /** Why the clinic cancelled, where it did and says so. */
  cancel_reason?: string | null | undefined;
}

/**
 * The consultation that the clinic cancelled and the patient must be told of (§called-off-told): the reservation made
 * last, through some days after its day. Whoever has booked since, knows.
 */
export function calledOff<Item extends Callable>(reservations: readonly Item[], now: Instant): Item | null {
  const [last] = [...reservations].sort((one, other) => other.id - one.id);
  if (!last || stateOf(last) !== 'cancelled' || !last.cancel_reason) return null;
  return toJstDate(now) <= addDays(toJstDate(last.start_time), CALLED_OFF_DAYS) ? last : null;
}
