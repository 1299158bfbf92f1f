import { useState } from 'react';
import { asFailure, type Failure } from './failure';
import { usePageRestored } from './usePageRestored';

interface Removal<T> {
  status: 'idle' | 'asking' | 'busy';
  /** The item in question; kept after closing, because the dialog still shows it while it fades out. */
  what: T | null;
  /** Why the last attempt failed; the dialog stays open. */
  failure: Failure | null;
}

/** `gone` = it had already been removed elsewhere, e.g. in another window. */
type RemovalEnd = 'removed' | 'gone';

interface RemovalWork<T> {
  /** Removes the item; throws `Failure`. */
  remove: (what: T) => Promise<unknown>;
  /** Reads the list again before the dialog closes, so that an item removed elsewhere disappears here too. */
  reread: () => Promise<unknown>;
  onEnd: (end: RemovalEnd) => void;
}

/**
 * Removes an item of a list after a confirmation; ignores a second tap; on failure the dialog stays open for a retry.
 */
export function useRemoval<T>({ remove, reread, onEnd }: RemovalWork<T>) {
  const [removal, setRemoval] = useState<Removal<T>>({ status: 'idle', what: null, failure: null });

  // A request pending in the back/forward cache is lost; the list, which is read again, shows whether it succeeded.
  usePageRestored(() => setRemoval((now) => (now.status === 'busy' ? { ...now, status: 'idle' } : now)));

  async function confirm() {
    const { status, what } = removal;
    if (status !== 'asking' || what === null) return;
    setRemoval({ status: 'busy', what, failure: null });
    try {
      await remove(what);
      setRemoval({ status: 'idle', what, failure: null });
      onEnd('removed');
    } catch (error) {
      const failure = asFailure(error);
      if (failure.status !== 404) return setRemoval({ status: 'asking', what, failure });
      await reread().catch(() => undefined);
      setRemoval({ status: 'idle', what, failure: null });
      onEnd('gone');
    }
  }
  return {
    what: removal.what,
    failure: removal.failure,
    ask: (what: T) => setRemoval({ status: 'asking', what, failure: null }),
    /** Props of the confirmation dialog. */
    dialog: {
      opened: removal.status !== 'idle',
      busy: removal.status === 'busy',
      onYes: () => void confirm(),
      onNo: () => setRemoval((now) => (now.status === 'busy' ? now : { ...now, status: 'idle' })),
    },
  };
}
