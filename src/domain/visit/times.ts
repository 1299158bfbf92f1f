import { blockMinutes, type VisitKind } from '../booking/block';
import { LAPSE_MINUTES, ROOM_OPENS_MINUTES } from '../clinic/terms';
import { addDays, HOUR_MS, MINUTE_MS, startOfJstDate, toJstDate, type Instant } from '../calendar/jst';

export interface VisitTime {
  start_time: Instant;
  kind: VisitKind;
}

export const endOfVisit = ({ start_time, kind }: VisitTime): Instant => start_time + blockMinutes(kind) * MINUTE_MS;

/** From this time on, an unfinished visit no longer counts as booked (§lapse-thirty-minutes). */
export const lapsesAt = (visit: VisitTime): Instant => endOfVisit(visit) + LAPSE_MINUTES * MINUTE_MS;

export const hasLapsed = (visit: VisitTime, now: Instant): boolean => now >= lapsesAt(visit);

/** `waiting` begins 15 minutes before a visit, `open` 5 minutes before, `over` at the planned end (§visit-waiting). */
export type VisitPhase = 'later' | 'today' | 'waiting' | 'open' | 'started' | 'over' | 'lapsed';

export const WAITING_STARTS_MINUTES = 15;

export const remindersOf = (start: Instant) => ({
  dayBefore: startOfJstDate(addDays(toJstDate(start), -1)) + 18 * HOUR_MS,
  soon: start - WAITING_STARTS_MINUTES * MINUTE_MS,
});

export const roomOpensAt = (start: Instant): Instant => start - ROOM_OPENS_MINUTES * MINUTE_MS;

/** §room-five-minutes */
export const isRoomOpen = (visit: VisitTime, now: Instant): boolean =>
  now >= roomOpensAt(visit.start_time) && !hasLapsed(visit, now);

export function visitPhase(visit: VisitTime, now: Instant): VisitPhase {
  const { start_time: start } = visit;
  if (hasLapsed(visit, now)) return 'lapsed';
  if (now >= endOfVisit(visit)) return 'over';
  if (now >= start) return 'started';
  if (isRoomOpen(visit, now)) return 'open';
  if (now >= start - WAITING_STARTS_MINUTES * MINUTE_MS) return 'waiting';
  return toJstDate(start) === toJstDate(now) ? 'today' : 'later';
}
