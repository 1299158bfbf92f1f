import { useState } from 'react';
import { asFailure, type Failure } from './failure';
import { useRestored } from './useRestored';

interface Removal<T> {
  status: 'idle' | 'asking' | 'busy';
  /** What the question is, or was last, about: its words stay while the dialog fades. */
  what: T | null;
  /** Why the last try removed nothing; the question is still open. */
  failure: Failure | null;
}

/** How a removal ended: `gone` = somebody, or another window, had removed it before. */
type RemovalEnd = 'removed' | 'gone';

interface RemovalWork<T> {
  /** Removes it for good; throws `Failure`. */
  remove: (what: T) => Promise<unknown>;
  /** Reads the list again: what is gone elsewhere is to be gone here before the question closes. */
  reread: () => Promise<unknown>;
  onEnd: (end: RemovalEnd) => void;
}

/** Removing one of a list: asked first, guarded against a second tap; a failure leaves the question open to try again. */
export function useRemoval<T>({ remove, reread, onEnd }: RemovalWork<T>) {
  const [removal, setRemoval] = useState<Removal<T>>({ status: 'idle', what: null, failure: null });

  // Asked again after the browser's back: whether it was removed, the list now being read will show.
  useRestored(() => setRemoval((now) => (now.status === 'busy' ? { ...now, status: 'idle' } : now)));

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
    /** What the dialog that asks is given. */
    dialog: {
      opened: removal.status !== 'idle',
      busy: removal.status === 'busy',
      onYes: () => void confirm(),
      onNo: () => setRemoval((now) => (now.status === 'busy' ? now : { ...now, status: 'idle' })),
    },
  };
}
