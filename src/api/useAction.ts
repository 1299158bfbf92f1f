import { useEffect, useRef, useState } from 'react';
import { useReloadAllReads } from './ClinicProvider';
import { asFailure, type Failure } from '../domain/failure';

/** `unsure` = the failed action may have taken effect. */
export type ActionEnd<Input, Result> =
  | { status: 'done'; input: Input; result: Result }
  | { status: 'failed'; input: Input; failure: Failure; unsure: boolean };

export type ActionState<Input, Result> =
  | { status: 'idle' }
  | { status: 'busy'; input: Input }
  | ActionEnd<Input, Result>;

/** Reads from the clinic whether an action took effect; `unknown` = the clinic's data does not tell. */
export type CheckOutcome<Input, Result> = (input: Input) => Promise<Result | 'notDone' | 'unknown'>;

/** If the clinic's reply is lost, checks once whether the action took effect (§lost-reply-checked). */
export async function runAndCheck<Input, Result>(
  input: Input,
  act: (input: Input) => Promise<Result>,
  check: CheckOutcome<Input, Result> = async () => 'unknown',
): Promise<ActionEnd<Input, Result>> {
  try {
    return { status: 'done', input, result: await act(input) };
  } catch (error) {
    const failure = asFailure(error);
    const outcome = failure.mayHaveSucceeded ? await check(input).catch(() => 'unknown' as const) : 'notDone';
    if (outcome !== 'notDone' && outcome !== 'unknown') return { status: 'done', input, result: outcome };
    return { status: 'failed', input, failure, unsure: outcome === 'unknown' };
  }
}

/**
 * @param act called synchronously, because browsers block windows that are opened after a delay
 * @param onEnd called when the action ends, but not after `reset` or unmount.
 *   An `onEnd` that opens another screen must call `leave`, so that the action stays busy until that screen opens.
 */
export function useAction<Input, Result>(
  act: (input: Input, signal: AbortSignal) => Promise<Result>,
  onEnd?: (end: ActionEnd<Input, Result>, leave: () => void) => void,
  check?: CheckOutcome<Input, Result>,
) {
  const reloadAllReads = useReloadAllReads();
  const [state, setState] = useState<ActionState<Input, Result>>({ status: 'idle' });
  // While this ref is set, `run` ignores a second tap.
  // `run` does not check the state, because a fast second tap may come before the state changes.
  const currentRun = useRef<AbortController | null>(null);

  const stop = () => {
    currentRun.current?.abort();
    currentRun.current = null;
  };
  useEffect(() => stop, []);

  async function run(input: Input, afterEnd?: (end: ActionEnd<Input, Result>) => void): Promise<void> {
    if (currentRun.current) return;
    const { signal } = (currentRun.current = new AbortController());
    setState({ status: 'busy', input });
    const end = await runAndCheck(input, () => act(input, signal), check);
    if (signal.aborted) return;
    let isLeaving = false;
    onEnd?.(end, () => (isLeaving = true));
    if (isLeaving || signal.aborted) return;
    currentRun.current = null;
    setState(end);
    afterEnd?.(end);
  }
  const reset = () => {
    stop();
    setState({ status: 'idle' });
  };
  return {
    state,
    busy: state.status === 'busy',
    /** Does not call `afterEnd` if `onEnd` has called `leave` or `reset`. */
    run: (input: Input, afterEnd?: (end: ActionEnd<Input, Result>) => void): void => void run(input, afterEnd),
    reset,
    /** Resets the action and reads the clinic's data again, because the outcome is unknown. */
    readAgain: () => {
      reset();
      reloadAllReads();
    },
  };
}
