import { stateOf, type ReservationFlags } from './reservation';

/**
 * Changing the time of a reservation (E7): the old one is released, then the new block is booked. The clinic knows no one
 * call for it, so every step may be the last one that happens: what is left to do is always read from the patient's list.
 */

/** The reservation `change` names in the address; null in an ordinary booking, 0 (nobody's) when it can't be read. */
export function changeFromQuery(query: URLSearchParams): number | null {
  const text = query.get('change');
  if (text === null) return null;
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
}

/** What the address's `change` means, by the patient's own list. `unknown` = there is none to change. */
export type ChangeOf<Item> = { status: 'held' | 'released'; reservation: Item } | { status: 'unknown' };

/**
 * Whether the reservation still stands, or is released and only the booking is left. Finished, somebody else's, another
 * subject's, or replaced already: `unknown`.
 */
export function changeOf<Item extends ReservationFlags & { id: number; subject_id: number }>(
  all: readonly Item[],
  id: number,
  subjectId: number,
): ChangeOf<Item> {
  const reservation = all.find((item) => item.id === id && item.subject_id === subjectId);
  const state = reservation && stateOf(reservation);
  if (reservation && state === 'booked') return { status: 'held', reservation };
  // A patient holds one reservation at a time (D7): another in its place means that the change is done.
  const replaced = all.some((item) => stateOf(item) === 'booked');
  if (reservation && state === 'cancelled' && !replaced) return { status: 'released', reservation };
  return { status: 'unknown' };
}

/** What is known of the old reservation; `unsure` when neither the release nor the list answered. */
export type OldReservation = 'held' | 'released' | 'unsure';

/** What is done next. */
type ChangeStep =
  /** Look whether the new block is free. */
  | 'look'
  /** Release the old one. */
  | 'release'
  /** Read the list: the release was not answered. */
  | 'reread'
  /** Book the new block, short. */
  | 'book'
  /** Ask the clinic's flag: it refuses a short booking. */
  | 'ask';

/** How it ended; `led` = the flag led to a questionnaire. */
type ChangeEnd = 'booked' | 'taken' | 'duplicate' | 'led' | 'failed';

/** Where a change stands: the next step or its end, and what became of the old reservation. */
export interface Change {
  at: ChangeStep | ChangeEnd;
  old: OldReservation;
}

/** What a step brought. */
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
    // Nobody knows whether the new block is free: the old one is not given up for it.
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
    // The flag says short again: the refusal stands.
    refused: { at: 'failed', old: 'released' },
    failed: { at: 'failed', old: 'released' },
  },
};

/** The first step; a reservation that is released already (a reload in between) is not released again. */
export const startChange = (released: boolean): Change => (released ? BOOK : { at: 'look', old: 'held' });

/** The next step or the end. What does not belong to the step changes nothing. */
export const nextChange = (change: Change, event: ChangeEvent): Change => NEXT[change.at]?.[event] ?? change;
