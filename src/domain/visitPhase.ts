import { MINUTE_MS, toJstDate, type Instant } from './jst';
import { endOfVisit, hasLapsed, type Visit } from './visitTimes';
import { ROOM_OPENS_MINUTES } from './clinicTerms';

/**
 * Where a booked consultation stands (§visit-waiting): on another day, later today, `waiting` from 15 minutes before
 * the start, with the room `open` from 5 minutes before, `started`, `over` from its planned end, `lapsed` 30 minutes
 * later (§lapse-thirty-minutes).
 */
export type VisitPhase = 'later' | 'today' | 'waiting' | 'open' | 'started' | 'over' | 'lapsed';

/** Minutes before the start from which the patient waits. */
const WAITING_MINUTES = 15;

/** The instant the consultation room opens (§room-five-minutes). */
export const roomOpensAt = (start: Instant): Instant => start - ROOM_OPENS_MINUTES * MINUTE_MS;

/** True from 5 minutes before the start until the consultation is finished or has lapsed (§room-five-minutes). */
export const isRoomOpen = (visit: Visit, now: Instant): boolean =>
  now >= roomOpensAt(visit.start_time) && !hasLapsed(visit, now);

export function visitPhase(visit: Visit, now: Instant): VisitPhase {
  const { start_time: start } = visit;
  if (hasLapsed(visit, now)) return 'lapsed';
  if (now >= endOfVisit(visit)) return 'over';
  if (now >= start) return 'started';
  if (isRoomOpen(visit, now)) return 'open';
  if (now >= start - WAITING_MINUTES * MINUTE_MS) return 'waiting';
  return toJstDate(start) === toJstDate(now) ? 'today' : 'later';
}
