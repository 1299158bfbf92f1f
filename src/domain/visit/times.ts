// The times of a consultation: its room, its end, its lapse.

import { blockMinutes, type VisitKind } from '../booking/block';
import { LAPSE_MINUTES, ROOM_OPENS_MINUTES } from '../clinic/terms';
import { addDays, HOUR_MS, MINUTE_MS, startOfJstDate, toJstDate, type Instant } from '../calendar/jst';

/** A consultation's time. */
export interface VisitTime {
  start_time: Instant;
  kind: VisitKind;
}

/** The planned end of the consultation (§block-length). */
export const endOfVisit = ({ start_time, kind }: VisitTime): Instant => start_time + blockMinutes(kind) * MINUTE_MS;

/** 30 minutes after the planned end: what nobody finished until then is not booked any more (§lapse-thirty-minutes). */
export const lapsesAt = (visit: VisitTime): Instant => endOfVisit(visit) + LAPSE_MINUTES * MINUTE_MS;

export const hasLapsed = (visit: VisitTime, now: Instant): boolean => now >= lapsesAt(visit);

/**
 * Where a booked consultation stands (§visit-waiting): on another day, later today, `waiting` from 15 minutes before
 * the start, with the room `open` from 5 minutes before, `started`, `over` from its planned end, `lapsed` 30 minutes
 * later.
 */
export type VisitPhase = 'later' | 'today' | 'waiting' | 'open' | 'started' | 'over' | 'lapsed';

/** Minutes before the start from which the patient waits. */
export const WAITING_MINUTES = 15;

/** When the clinic reminds of a visit in LINE (§message-when): at 18:00 the day before, and when the patient begins to wait. */
export const remindersOf = (start: Instant) => ({
  dayBefore: startOfJstDate(addDays(toJstDate(start), -1)) + 18 * HOUR_MS,
  soon: start - WAITING_MINUTES * MINUTE_MS,
});

/** The instant the consultation room opens (§room-five-minutes). */
export const roomOpensAt = (start: Instant): Instant => start - ROOM_OPENS_MINUTES * MINUTE_MS;

/** True from 5 minutes before the start until the consultation is finished or has lapsed. */
export const isRoomOpen = (visit: VisitTime, now: Instant): boolean =>
  now >= roomOpensAt(visit.start_time) && !hasLapsed(visit, now);

export function visitPhase(visit: VisitTime, now: Instant): VisitPhase {
  const { start_time: start } = visit;
  if (hasLapsed(visit, now)) return 'lapsed';
  if (now >= endOfVisit(visit)) return 'over';
  if (now >= start) return 'started';
  if (isRoomOpen(visit, now)) return 'open';
  if (now >= start - WAITING_MINUTES * MINUTE_MS) return 'waiting';
  return toJstDate(start) === toJstDate(now) ? 'today' : 'later';
}
