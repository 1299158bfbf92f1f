import { useEffect, useRef, useState } from 'react';
import { useReadAgain } from './ClinicProvider';
import { asFailure, type Failure } from '../domain/failure';

/** `unsure` = it is unknown whether the action took effect. */
export type ActionEnd<Input, Result> =
  | { status: 'done'; input: Input; result: Result }
  | { status: 'failed'; input: Input; failure: Failure; unsure: boolean };

export type ActionState<Input, Result> =
  | { status: 'idle' }
  | { status: 'busy'; input: Input }
  | ActionEnd<Input, Result>;

/** Returns `unknown` if the clinic's list does not show whether the action took effect. */
export type CheckOutcome<Input, Result> = (input: Input) => Promise<Result | 'notDone' | 'unknown'>;

/** After a lost reply, checks once whether the action took effect (§lost-reply-checked). */
export async function attempt<Input, Result>(
  input: Input,
  act: (input: Input) => Promise<Result>,
  check: CheckOutcome<Input, Result> = async () => 'unknown',
): Promise<ActionEnd<Input, Result>> {
  try {
    return { status: 'done', input, result: await act(input) };
  } catch (error) {
    const failure = asFailure(error);
    const outcome = failure.unanswered ? await check(input).catch(() => 'unknown' as const) : 'notDone';
    if (outcome !== 'notDone' && outcome !== 'unknown') return { status: 'done', input, result: outcome };
    return { status: 'failed', input, failure, unsure: outcome === 'unknown' };
  }
}

/**
 * An action that a patient starts and waits for. While the action runs, `run` does nothing.
 * @param act called synchronously, because browsers block windows that open later. `reset` and unmount abort `signal`
 * @param onEnd not called after `reset` or unmount. Calls `leave` if the patient leaves the screen: then the action
 * stays busy, so that a second tap does nothing
 * @param check reads the outcome after a lost reply; without `check` the outcome stays unknown
 */
export function useAction<Input, Result>(
  act: (input: Input, signal: AbortSignal) => Promise<Result>,
  onEnd?: (end: ActionEnd<Input, Result>, leave: () => void) => void,
  check?: CheckOutcome<Input, Result>,
) {
  const readAgain = useReadAgain();
  const [state, setState] = useState<ActionState<Input, Result>>({ status: 'idle' });
  // A ref, because the state updates one render too late for a second tap.
  const running = useRef<AbortController | null>(null);

  const stop = () => {
    running.current?.abort();
    running.current = null;
  };
  useEffect(() => stop, []);

  async function run(input: Input, then?: (end: ActionEnd<Input, Result>) => void): Promise<void> {
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    setState({ status: 'busy', input });
    const end = await attempt(input, () => act(input, signal), check);
    if (signal.aborted) return;
    let isLeaving = false;
    onEnd?.(end, () => (isLeaving = true));
    if (isLeaving || signal.aborted) return;
    running.current = null;
    setState(end);
    then?.(end);
  }
  const reset = () => {
    stop();
    setState({ status: 'idle' });
  };
  return {
    state,
    busy: state.status === 'busy',
    /** `then` is called after `onEnd`. */
    run: (input: Input, then?: (end: ActionEnd<Input, Result>) => void): void => void run(input, then),
    reset,
    /** After an unknown outcome: forgets it, and repeats every read of the screen. */
    readAgain: () => {
      reset();
      readAgain();
    },
  };
}
