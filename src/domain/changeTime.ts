import { stateAt } from './shownState';
import type { Visit } from './visitTimes';
import type { ReservationFlags } from './reservationState';
import type { Instant } from './jst';

/**
 * The reservation whose time can be changed (§change-time-one-call, §change-time-said), from the patient's list; null when it has begun, is
 * over, is cancelled, of another subject or not in the list. What the clinic cannot keep can be changed at any time
 * (§closed-day-told).
 */
export function changeable<Item extends ReservationFlags & Visit & { id: number; subject_id: number }>(
  all: readonly Item[],
  id: number,
  subjectId: number,
  now: Instant,
): Item | null {
  const found = all.find((one) => one.id === id && one.subject_id === subjectId);
  if (!found) return null;
  const state = stateAt(found, now);
  return state === 'unkept' || (state === 'booked' && now < found.start_time) ? found : null;
}
