import { useEffect, useRef, useState } from 'react';
import { useReadAgain } from './ClinicProvider';
import { asFailure, type Failure } from '../domain/failure';

/** `unsure`: it is unknown whether it was done. */
export type ActionEnd<Input, Result> =
  | { status: 'done'; input: Input; result: Result }
  | { status: 'failed'; input: Input; failure: Failure; unsure: boolean };

export type ActionState<Input, Result> =
  | { status: 'idle' }
  | { status: 'busy'; input: Input }
  | ActionEnd<Input, Result>;

/** `unknown` = the clinic's list cannot tell. */
export type Look<Input, Result> = (input: Input) => Promise<Result | 'notDone' | 'unknown'>;

/** Looks once whether it was done when the reply was lost (§lost-reply-checked). */
export async function attempt<Input, Result>(
  input: Input,
  act: (input: Input) => Promise<Result>,
  look: Look<Input, Result> = async () => 'unknown',
): Promise<ActionEnd<Input, Result>> {
  try {
    return { status: 'done', input, result: await act(input) };
  } catch (error) {
    const failure = asFailure(error);
    const found = failure.unanswered ? await look(input).catch(() => 'unknown' as const) : 'notDone';
    if (found !== 'notDone' && found !== 'unknown') return { status: 'done', input, result: found };
    return { status: 'failed', input, failure, unsure: found === 'unknown' };
  }
}

/**
 * An action that a patient presses and waits for; repeated presses run it once.
 * @param act starts within the press, because a browser may block what opens later. `signal` is aborted after `reset`,
 * or when the screen is left
 * @param onEnd is not called after `reset` or unmount. After `leave()` it stays busy, because a second tap would act
 * again
 * @param look checks the outcome after a lost reply; without it the outcome stays unknown
 */
export function useAction<Input, Result>(
  act: (input: Input, signal: AbortSignal) => Promise<Result>,
  onEnd?: (end: ActionEnd<Input, Result>, leave: () => void) => void,
  look?: Look<Input, Result>,
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
    const end = await attempt(input, () => act(input, signal), look);
    if (signal.aborted) return;
    let stays = true;
    onEnd?.(end, () => (stays = false));
    if (!stays || signal.aborted) return;
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
    /** `then` follows `onEnd`. */
    run: (input: Input, then?: (end: ActionEnd<Input, Result>) => void): void => void run(input, then),
    reset,
    /** Reads the screen again when the outcome is unknown. */
    readAgain: () => {
      reset();
      readAgain();
    },
  };
}
