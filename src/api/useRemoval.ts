import { useState } from 'react';
import { orGone } from './orGone';
import { useAction } from './useAction';

interface RemovalWork<T> {
  /** Removes the item; throws `Failure`. */
  remove: (what: T) => Promise<unknown>;
  /** Reads the list again before the dialog closes, so that an item removed elsewhere disappears here too. */
  reread: () => Promise<unknown>;
  /** `gone` = it had already been removed elsewhere. */
  onEnd: (end: 'done' | 'gone') => void;
}

/** Removes an item of a list after a confirmation; on failure the dialog stays open for a retry. */
export function useRemoval<T>({ remove, reread, onEnd }: RemovalWork<T>) {
  // Kept after closing, because the dialog still shows it while it fades out.
  const [what, setWhat] = useState<T | null>(null);
  const { state, ask, run, reset } = useAction(
    orGone(remove, reread),
    (end) => end.status === 'done' && onEnd(end.result),
  );
  const busy = state.status === 'busy';
  return {
    what,
    /** Why the last attempt failed. */
    failure: state.status === 'failed' ? state.failure : null,
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
