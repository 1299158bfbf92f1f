import { asFailure, type Failure } from '../domain/failure';
import { afterCheck, CHECK_EVERY_MS, type LostReply } from '../domain/lostReply';

/**
 * Asks the clinic whether an action was done, for a reply that was lost; may send the same again under its key. `unknown` =
 * the clinic has no way to tell.
 */
export type CheckAction<Input, Result> = (input: Input, signal: AbortSignal) => Promise<Result | 'notDone' | 'unknown'>;

/** Resolves after so long, or as soon as nobody waits any more. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

export type Finding<Result> =
  | { found: 'done'; result: Result }
  /** `failure`: why it could not be checked. */
  | { found: Exclude<LostReply, 'checking'>; failure?: Failure }
  /** The clinic has answered the same write, sent again. */
  | { found: 'refused'; failure: Failure };

/** Checks until it is known what became of an action, or the time is over (§lost-reply-checked). */
export async function checkLostReply<Result>(
  check: () => Promise<Result | 'notDone' | 'unknown'>,
  signal: AbortSignal,
): Promise<Finding<Result>> {
  const since = performance.now();
  for (let checks = 1; !signal.aborted; checks += 1) {
    const answer = await check().then(
      (result) => ({ result }),
      (error: unknown) => ({ failure: asFailure(error) }),
    );
    if ('failure' in answer && answer.failure.write && !answer.failure.unanswered)
      return { found: 'refused', failure: answer.failure };
    if ('result' in answer && answer.result === 'unknown') return { found: 'unknown' };
    if ('result' in answer && answer.result !== 'notDone') return { found: 'done', result: answer.result as Result };
    const next = afterCheck('result' in answer ? 'notDone' : 'unread', checks, performance.now() - since);
    if (next === 'notDone' || next === 'unknown')
      return { found: next, ...('failure' in answer && { failure: answer.failure }) };
    await wait(CHECK_EVERY_MS, signal);
  }
  return { found: 'unknown' };
}
