import { useEffect } from 'react';

/** Pending reads, and how many components use each; the last one to unmount aborts it (§left-call-aborted). */
const underWay = new Map<string, { readers: number; abort: AbortController }>();

/** Keeps a read going while this component is mounted. */
export function useReader(key: string | null): void {
  useEffect(() => {
    if (key === null) return undefined;
    const entry = underWay.get(key) ?? { readers: 0, abort: new AbortController() };
    entry.readers += 1;
    underWay.set(key, entry);
    return () => {
      entry.readers -= 1;
      // Deferred, because the next screen may use the same read and mounts right after this one unmounts.
      setTimeout(() => {
        if (entry.readers > 0 || underWay.get(key) !== entry) return;
        underWay.delete(key);
        entry.abort.abort();
      });
    };
  }, [key]);
}

/** The signal of a read: aborted once nobody reads it any more. */
export const signalFor = (key: string): AbortSignal => {
  const entry = underWay.get(key) ?? { readers: 0, abort: new AbortController() };
  underWay.set(key, entry);
  return entry.abort.signal;
};
