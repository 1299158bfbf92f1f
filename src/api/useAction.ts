import { useEffect, useRef, useState } from 'react';
import { useReadAgain } from './ClinicProvider';
import { asFailure, type Failure } from '../domain/failure';

/** How an action ended. `unsure` = it is unknown whether the failed action took effect. */
export type ActionEnd<Input, Result> =
  | { status: 'done'; input: Input; result: Result }
  | { status: 'failed'; input: Input; failure: Failure; unsure: boolean };

export type ActionState<Input, Result> =
  | { status: 'idle' }
  | { status: 'busy'; input: Input }
  | ActionEnd<Input, Result>;

/** Reads from the clinic whether an action took effect. `unknown` = the clinic's data does not answer this. */
export type CheckOutcome<Input, Result> = (input: Input) => Promise<Result | 'notDone' | 'unknown'>;

/** Runs an action. If the clinic's reply is lost, checks once whether the action took effect (§lost-reply-checked). */
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
 * An action that a patient starts and waits for. While the action is running, further calls of `run` are ignored.
 * @param act called synchronously, as browsers block windows opened after a delay. `reset` and unmount abort `signal`
 * @param onEnd not called after `reset` or unmount. If it opens a screen, it must call `leave` to keep the action busy
 * @param check reads the outcome after a lost reply; without `check` the outcome stays unknown
 */
export function useAction<Input, Result>(
  act: (input: Input, signal: AbortSignal) => Promise<Result>,
  onEnd?: (end: ActionEnd<Input, Result>, leave: () => void) => void,
  check?: CheckOutcome<Input, Result>,
) {
  const readAgain = useReadAgain();
  const [state, setState] = useState<ActionState<Input, Result>>({ status: 'idle' });
  // A ref, because React updates the state only in the next render, too late to ignore a fast second tap.
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
    /** Runs the action, then `onEnd`, then `afterEnd`. Omits `afterEnd` if `onEnd` has called `leave` or `reset`. */
    run: (input: Input, afterEnd?: (end: ActionEnd<Input, Result>) => void): void => void run(input, afterEnd),
    reset,
    /** Resets the action, and reads all data of the screen again. For a button shown after an unknown outcome. */
    readAgain: () => {
      reset();
      readAgain();
    },
  };
}
