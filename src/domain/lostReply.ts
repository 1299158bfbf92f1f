import { lacksSignal, type Failure } from './failure';

/**
 * An action whose reply was lost or late (§lost-reply-checked): the clinic is asked at once and every few seconds
 * whether it was done, because a request may still be under way when its connection ends.
 */

/** Pause between two checks, in ms. */
export const CHECK_EVERY_MS = 3_000;
/** How long an action that seems not done is checked again, in ms. */
const CHECK_FOR_MS = 30_000;
const MOST_CHECKS = CHECK_FOR_MS / CHECK_EVERY_MS + 1;
/** A phone that slept meanwhile looks once more. */
const LEAST_CHECKS = 2;

/** The result of one check; `unread` = the clinic could not be asked. */
export type Check = 'done' | 'notDone' | 'unread';

/** Where it stands: it is still checked, or what the checks have shown. */
export type LostReply = 'checking' | 'notDone' | 'unknown';

/**
 * Where an action stands after a check. Done is believed at once, not done only when the time is over.
 * @param checks number of checks so far
 * @param elapsed time since the first check, in ms
 */
export function afterCheck(check: Check, checks: number, elapsed: number): LostReply | 'done' {
  if (check === 'done') return 'done';
  if (checks < LEAST_CHECKS || (checks < MOST_CHECKS && elapsed < CHECK_FOR_MS)) return 'checking';
  return check === 'notDone' ? 'notDone' : 'unknown';
}

/** How an action went, unless it is done. */
export interface Written {
  /** Where it stands when its reply was lost. */
  lost: LostReply | null;
  /** Why the clinic has refused it. */
  failure: Failure | null;
  /** True when it stayed unknown for want of a connection (§signal-not-blamed). */
  noSignal?: boolean;
}

/** The part of an action's state that says how it went. */
export function writtenOf(
  state: { status: 'failed'; found: 'refused' | LostReply; failure: Failure } | { status: string },
): Written {
  if (state.status === 'checking') return { lost: 'checking', failure: null };
  if (!('found' in state)) return { lost: null, failure: null };
  const { found, failure } = state;
  if (found === 'refused') return { lost: null, failure };
  return { lost: found, failure: null, noSignal: lacksSignal(failure) };
}
