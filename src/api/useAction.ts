import { useEffect, useRef, useState } from 'react';
import { asFailure, Failure } from '../domain/failure';
import { checkLostReply, type CheckAction } from './checkLostReply';
import { usePageRestored } from './usePageRestored';

/** How an action ended; `input` says what was pressed. */
export type ActionEnd<Input, Result> =
  | { status: 'done'; input: Input; result: Result }
  /** `refused` = a reply says that it is not done; else what the checks after a lost reply have shown. */
  | { status: 'failed'; input: Input; failure: Failure; found: 'refused' | 'notDone' | 'unknown' };

/** State of an action; `asking` = it waits for the patient to confirm it, `checking` = its reply was lost. */
export type ActionState<Input, Result> =
  | { status: 'idle' }
  | { status: 'asking' | 'busy' | 'checking'; input: Input }
  | ActionEnd<Input, Result>;

/**
 * Whatever a patient presses and waits for: it runs once however often it is pressed, and ends as done or failed. When
 * the page is restored from the back/forward cache, the request of an action under way no longer exists: its reply is
 * lost.
 * @param act starts within the press, because a browser may block what opens later. `signal` is aborted once nobody waits
 *   any more: after `reset`, or when the screen is left
 * @param onEnd what follows, unless nobody waits any more
 * @param check whether it was done, when the reply is lost (§lost-reply-checked); without it the action counts as failed
 */
export function useAction<Input, Result>(
  act: (input: Input, signal: AbortSignal) => Promise<Result>,
  onEnd?: (end: ActionEnd<Input, Result>) => void,
  check?: CheckAction<Input, Result>,
) {
  const [state, setState] = useState<ActionState<Input, Result>>({ status: 'idle' });
  // A ref, because the state updates one render too late for a second tap.
  const running = useRef<AbortController | null>(null);

  const stop = () => {
    running.current?.abort();
    running.current = null;
  };
  const start = () => {
    stop();
    return (running.current = new AbortController()).signal;
  };
  const reset = () => {
    stop();
    setState({ status: 'idle' });
  };
  const end = (ended: ActionEnd<Input, Result>) => {
    running.current = null;
    setState(ended);
    onEnd?.(ended);
  };
  useEffect(() => stop, []);

  /** Finds out what became of it; nobody may press again meanwhile. */
  async function settle(input: Input, failure: Failure, asks: CheckAction<Input, Result>): Promise<void> {
    const signal = start();
    setState({ status: 'checking', input });
    const finding = await checkLostReply(() => asks(input, signal), signal);
    if (signal.aborted) return;
    if (finding.found === 'done') end({ status: 'done', input, result: finding.result });
    else end({ status: 'failed', input, failure, ...finding });
  }
  usePageRestored(() => {
    if (!running.current) return;
    if (check && 'input' in state) void settle(state.input, new Failure('offline', { write: true }), check);
    else reset();
  });

  function run(input: Input): void {
    if (running.current) return;
    const signal = start();
    setState({ status: 'busy', input });
    act(input, signal).then(
      (result) => signal.aborted || end({ status: 'done', input, result }),
      (error: unknown) => {
        if (signal.aborted) return;
        const failure = asFailure(error);
        if (check && failure.unanswered) void settle(input, failure, check);
        else end({ status: 'failed', input, failure, found: 'refused' });
      },
    );
  }
  /** Asks for a confirmation first; `run` is the answer yes, `reset` the answer no. */
  const ask = (input: Input): void => {
    stop();
    setState({ status: 'asking', input });
  };
  /** Checks once more what became of it, where that stayed unknown. */
  const checkAgain = (): void => {
    if (check && state.status === 'failed') void settle(state.input, state.failure, check);
  };
  return { state, ask, run, reset, checkAgain };
}
