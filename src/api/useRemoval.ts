import { useState } from 'react';
import { writtenOf } from '../domain/lostReply';
import { orGone } from './orGone';
import { useAction } from './useAction';

interface RemovalWork<T> {
  /** Removes the item; throws `Failure`. */
  remove: (what: T) => Promise<unknown>;
  /** Reads the list, bypassing the cache: the item may have been removed elsewhere, or the reply was lost. */
  read: () => Promise<readonly { id: number }[]>;
  /** `gone` = it had already been removed elsewhere. */
  onEnd: (end: 'done' | 'gone') => void;
}

/**
 * Removes an item of a list after a confirmation; a lost reply is checked (§lost-reply-checked), and on failure the
 * dialog stays open for a retry.
 */
export function useRemoval<T extends { id: number }>({ remove, read, onEnd }: RemovalWork<T>) {
  // Kept after closing, because the dialog still shows it while it fades out.
  const [what, setWhat] = useState<T | null>(null);
  const { state, ask, run, reset, checkAgain } = useAction<T, 'done' | 'gone'>(
    orGone(remove, read),
    (end) => end.status === 'done' && onEnd(end.result),
    async ({ id }) => ((await read()).some((one) => one.id === id) ? 'notDone' : 'done'),
  );
  const busy = state.status === 'busy' || state.status === 'checking';
  return {
    what,
    /** How the last attempt went, unless it is done; `at` changes with it. */
    written: { ...writtenOf(state), at: state },
    checkAgain,
    ask: (next: T) => {
      setWhat(next);
      ask(next);
    },
    /** Props of the confirmation dialog. */
    dialog: {
      opened: busy || state.status === 'asking' || state.status === 'failed',
      busy,
      onYes: () => what !== null && run(what),
      onNo: () => !busy && reset(),
    },
  };
}
