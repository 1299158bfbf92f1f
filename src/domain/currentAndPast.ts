import { calledOff } from './calledOff';
import type { Instant } from './jst';
import type { PayableFlags } from './owedBill';
import { everyReservation, type ReservationLists } from './reservationLists';
import { stateAt } from './shownState';
import { visitStep } from './visitSteps';
import type { Visit } from './visitTimes';

/** A reservation with what its place on My Page depends on. */
interface Placed extends PayableFlags, Visit {
  id: number;
  deliver_time: Instant | null;
  cancel_reason?: string | null | undefined;
}

/**
 * The parts of My Page, each in the order of the list (§current-and-past, §under-way): what goes on after a
 * consultation; what is booked, or was until the clinic cancelled it (§called-off-told); and what is over.
 */
export function arrangeReservations<Item extends Placed>(
  lists: ReservationLists<Item>,
  now: Instant,
): Record<'underWay' | 'current' | 'past', Item[]> {
  const every = everyReservation(lists);
  const off = calledOff(every, now);
  const partOf = (one: Item) => {
    const state = stateAt(one, now);
    if (state === 'booked' || state === 'unkept' || one === off) return 'current';
    return visitStep(state, one.deliver_time, now) ? 'underWay' : 'past';
  };
  const inPart = (part: ReturnType<typeof partOf>) => every.filter((one) => partOf(one) === part);
  return { underWay: inPart('underWay'), current: inPart('current'), past: inPart('past') };
}
