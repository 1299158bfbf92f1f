import { blockMinutes } from './block';
import { HOUR_MS, MINUTE_MS, toJstDate, type Instant } from './jst';
import { isDayOver, isRoomOpen } from './reservation';

/**
 * Where a booked consultation stands (§visit-waiting): on another day, later today, `waiting` from 15 minutes before
 * the start, with the room `open` from 5 minutes before, `started`, `over` until the day's end, `missed` after it.
 */
export type VisitPhase = 'later' | 'today' | 'waiting' | 'open' | 'started' | 'over' | 'missed';

interface Visit {
  start_time: Instant;
  /** True for a first visit. */
  first: boolean;
}

/** Minutes before the start from which the patient waits. */
const WAITING_MINUTES = 15;

/** How long after the start a late doctor may still come. */
const MAY_STILL_COME_MS = 2 * HOUR_MS;

/** The planned end of the consultation (§visit-length). */
export const endOfVisit = ({ start_time, first }: Visit): Instant =>
  start_time + blockMinutes(first ? 'initial' : 'other') * MINUTE_MS;

/** True while somebody may still be in the room: two hours from the start, past midnight too. */
export const mayStillCome = (start: Instant, now: Instant): boolean => now < start + MAY_STILL_COME_MS;

export function visitPhase(visit: Visit, now: Instant): VisitPhase {
  const { start_time: start } = visit;
  if (isDayOver(start, now) && !mayStillCome(start, now)) return 'missed';
  if (now >= endOfVisit(visit)) return 'over';
  if (now >= start) return 'started';
  if (isRoomOpen(start, now)) return 'open';
  if (now >= start - WAITING_MINUTES * MINUTE_MS) return 'waiting';
  return toJstDate(start) === toJstDate(now) ? 'today' : 'later';
}
