import type { Instant } from './jst';
import type { PayableFlags } from './owedBill';
import { stateOf, type ReservationFlags } from './reservationState';
import { stateAt } from './shownState';
import { visitStep } from './visitSteps';
import type { Visit } from './visitTimes';

/** A patient's reservations as listed: a host may list one as current only (§current-and-past). */
export interface ReservationLists<Item> {
  now_reservations: readonly Item[];
  all_reservations: readonly Item[];
}

/** Every reservation once: the current ones, then the others in the order of *all*. */
export function everyReservation<Item extends { id: number }>(lists: ReservationLists<Item>): Item[] {
  const current = new Set(lists.now_reservations.map(({ id }) => id));
  return [...lists.now_reservations, ...lists.all_reservations.filter(({ id }) => !current.has(id))];
}

/** The current reservations: the booked ones, soonest first (§current-and-past). */
export const currentReservations = <Item extends ReservationFlags & { start_time: Instant }>(
  all: readonly Item[],
): Item[] => all.filter((one) => stateOf(one) === 'booked').sort((one, other) => one.start_time - other.start_time);

/** A reservation with what its place on My Page depends on. */
interface Placed extends PayableFlags, Visit {
  id: number;
  deliver_time: Instant | null;
}

/**
 * The parts of My Page, each in the order of the list (§current-and-past, §under-way): what goes on after a
 * consultation, what is booked, and what is over.
 */
export function arrangeReservations<Item extends Placed>(
  lists: ReservationLists<Item>,
  now: Instant,
): Record<'underWay' | 'current' | 'past', Item[]> {
  const partOf = (one: Item) => {
    const state = stateAt(one, now);
    if (state === 'booked' || state === 'unkept') return 'current';
    return visitStep(state, one.deliver_time, now) ? 'underWay' : 'past';
  };
  const every = everyReservation(lists);
  const inPart = (part: ReturnType<typeof partOf>) => every.filter((one) => partOf(one) === part);
  return { underWay: inPart('underWay'), current: inPart('current'), past: inPart('past') };
}
