import type { Instant } from './jst';
import { stateAt, type ReservationFlags, type Visit } from './reservation';

/**
 * Changing the time of a reservation (§change-time-order): release the old one, then book the new block. The API has no
 * single call for both, and any step may be the last to succeed, so the remaining work is always derived from the
 * patient's list.
 */

/** The reservation to change, from the patient's list. `unknown` = there is none. */
export type ChangeOf<Item> = { status: 'held' | 'released'; reservation: Item } | { status: 'unknown' };

/**
 * Whether the reservation is still held, or released so that only the booking remains. `unknown` when it has begun, is
 * finished, lapsed (§lapse-thirty-minutes), not in the list, of another subject, or already replaced.
 */
export function changeOf<Item extends ReservationFlags & Visit & { id: number; subject_id: number }>(
  all: readonly Item[],
  id: number,
  subjectId: number,
  now: Instant,
): ChangeOf<Item> {
  const reservation = all.find((item) => item.id === id && item.subject_id === subjectId);
  const state = reservation && stateAt(reservation, now);
  if (reservation && state === 'booked') {
    return now >= reservation.start_time ? { status: 'unknown' } : { status: 'held', reservation };
  }
  // A patient holds one reservation at a time (§one-reservation), so any other booked one means the change is done.
  const replaced = all.some((item) => stateAt(item, now) === 'booked');
  if (reservation && state === 'cancelled' && !replaced) return { status: 'released', reservation };
  return { status: 'unknown' };
}

/** State of the old reservation; `unsure` when both the release and the list failed. */
export type OldReservation = 'held' | 'released' | 'unsure';

/** The next step. */
type ChangeStep =
  /** Check that the new block is free. */
  | 'look'
  /** Release the old one. */
  | 'release'
  /** Read the list, because the release was not confirmed. */
  | 'reread'
  /** Book the new block (short booking). */
  | 'book'
  /** Ask for the flag, because the clinic refused the short booking. */
  | 'ask';

/** The result; `led` = the flag leads to a questionnaire. */
type ChangeEnd = 'booked' | 'taken' | 'duplicate' | 'led' | 'failed';

/** State of a change: the next step or the result, and the old reservation. */
export interface Change {
  at: ChangeStep | ChangeEnd;
  old: OldReservation;
}

/** The result of a step. */
export type ChangeEvent =
  | 'free'
  | 'taken'
  | 'released'
  | 'held'
  | 'booked'
  | 'duplicate'
  | 'refused'
  | 'led'
  | 'failed';

const BOOK: Change = { at: 'book', old: 'released' };

const NEXT: Partial<Record<Change['at'], Partial<Record<ChangeEvent, Change>>>> = {
  look: {
    free: { at: 'release', old: 'held' },
    taken: { at: 'taken', old: 'held' },
    // It is unknown whether the new block is free, so the old one is kept.
    failed: { at: 'failed', old: 'held' },
  },
  release: { released: BOOK, failed: { at: 'reread', old: 'unsure' } },
  reread: { released: BOOK, held: { at: 'failed', old: 'held' }, failed: { at: 'failed', old: 'unsure' } },
  book: {
    booked: { at: 'booked', old: 'released' },
    taken: { at: 'taken', old: 'released' },
    duplicate: { at: 'duplicate', old: 'released' },
    refused: { at: 'ask', old: 'released' },
    failed: { at: 'failed', old: 'released' },
  },
  ask: {
    duplicate: { at: 'duplicate', old: 'released' },
    led: { at: 'led', old: 'released' },
    // The flag asks for a short booking again, so the refusal is final.
    refused: { at: 'failed', old: 'released' },
    failed: { at: 'failed', old: 'released' },
  },
};

/** The first step. A reservation that is already released (a reload in between) is not released again. */
export const startChange = (released: boolean): Change => (released ? BOOK : { at: 'look', old: 'held' });

/** The next step or the result. An event that does not belong to the current step is ignored. */
export const nextChange = (change: Change, event: ChangeEvent): Change => NEXT[change.at]?.[event] ?? change;
