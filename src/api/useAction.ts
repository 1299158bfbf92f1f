import { useEffect, useRef, useState } from 'react';
import { asFailure, type Failure } from '../domain/failure';
import { usePageRestored } from './usePageRestored';

/** How an action ended; `input` says what was pressed. */
export type ActionEnd<Input, Result> =
  | { status: 'done'; input: Input; result: Result }
  | { status: 'failed'; input: Input; failure: Failure };

/** State of an action; `asking` = it waits for the patient to confirm it. */
export type ActionState<Input, Result> =
  | { status: 'idle' }
  | { status: 'asking' | 'busy'; input: Input }
  | ActionEnd<Input, Result>;

/**
 * Whatever a patient presses and waits for: it runs once however often it is pressed, and ends as done or failed. When
 * the page is restored from the back/forward cache, an action under way is over: its request no longer exists.
 * @param act starts within the press, because a browser may block what opens later. `signal` is aborted once nobody waits
 *   any more: after `reset`, or when the screen is left
 * @param onEnd what follows, unless nobody waits any more
 */
export function useAction<Input, Result>(
  act: (input: Input, signal: AbortSignal) => Promise<Result>,
  onEnd?: (end: ActionEnd<Input, Result>) => void,
) {
  const [state, setState] = useState<ActionState<Input, Result>>({ status: 'idle' });
  // A ref, because the state updates one render too late for a second tap.
  const running = useRef<AbortController | null>(null);

  const stop = () => {
    running.current?.abort();
    running.current = null;
  };
  const reset = () => {
    stop();
    setState({ status: 'idle' });
  };
  useEffect(() => stop, []);
  usePageRestored(() => running.current && reset());

  function run(input: Input): void {
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    setState({ status: 'busy', input });
    const end = (ended: ActionEnd<Input, Result>) => {
      if (signal.aborted) return;
      running.current = null;
      setState(ended);
      onEnd?.(ended);
    };
    act(input, signal).then(
      (result) => end({ status: 'done', input, result }),
      (error: unknown) => end({ status: 'failed', input, failure: asFailure(error) }),
    );
  }
  /** Asks for a confirmation first; `run` is the answer yes, `reset` the answer no. */
  const ask = (input: Input): void => {
    stop();
    setState({ status: 'asking', input });
  };
  return { state, ask, run, reset };
}
