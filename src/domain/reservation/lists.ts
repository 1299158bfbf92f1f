// The lists in which a clinic gives its reservations.

import type { Instant } from '../calendar/jst';
import { stateOf, type ReservationFlags } from './state';

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

/** The current reservations: the booked ones, soonest first. */
export const currentReservations = <Item extends ReservationFlags & { start_time: Instant }>(
  all: readonly Item[],
): Item[] => all.filter((one) => stateOf(one) === 'booked').sort((one, other) => one.start_time - other.start_time);
