import { writtenOf } from '../domain/lostReply';
import type { CheckAction } from './checkLostReply';
import { useAction } from './useAction';

interface SendingWork<Values, Result> {
  /** Sends the values; throws `Failure`. `signal` is aborted when the patient leaves the form. */
  send: (values: Values, signal: AbortSignal) => Promise<Result>;
  /** Whether they have arrived, when the reply is lost (§lost-reply-checked). */
  check: CheckAction<Values, Result>;
  /** What follows, unless the patient has left the form. */
  onSent: (result: Result, values: Values) => void;
}

/**
 * Sends a form once at a time. On success the form is emptied, also when the patient has left it and `send` passes over the
 * signal; otherwise its values are kept (§upload-survives-failure).
 */
export function useSending<Values, Result>({ send, check, onSent }: SendingWork<Values, Result>) {
  const { state, run, reset, checkAgain } = useAction<{ values: Values; clear: () => void }, Result>(
    async ({ values, clear }, signal) => {
      const result = await send(values, signal);
      clear();
      return result;
    },
    (end) => end.status === 'done' && onSent(end.result, end.input.values),
    async ({ values, clear }, signal) => {
      const result = await check(values, signal);
      if (result !== 'notDone' && !signal.aborted) clear();
      return result;
    },
  );
  return {
    busy: state.status === 'busy' || state.status === 'checking',
    /** How the last attempt went, unless it is done; `at` changes with it. */
    written: { ...writtenOf(state), at: state },
    /** `clear` empties the form. */
    onSubmit: (values: Values, clear: () => void) => run({ values, clear }),
    onCheckAgain: checkAgain,
    /** Forgets how the last attempt went: its input is gone. */
    onForget: reset,
  };
}
