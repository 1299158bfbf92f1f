import { useEffect, useState } from 'react';

/** The longest wait. A later value is ignored, because the layout would move under the patient's finger. */
const WAIT_MS = 1000;

/**
 * Returns undefined until `latest` is defined or the wait is over.
 * Afterwards, always returns the first value of `latest`, or `fallback` if the wait ended first.
 * The wait starts when `enabled` becomes true.
 */
export function useSettled<T>(latest: T | undefined, fallback: T, enabled: boolean): T | undefined {
  const [timedOut, setTimedOut] = useState(false);
  const [settled, setSettled] = useState<{ value: T } | null>(null);
  const value = latest ?? (timedOut ? fallback : undefined);
  if (enabled && settled === null && value !== undefined) setSettled({ value });
  useEffect(() => {
    if (!enabled) return undefined;
    const timer = setTimeout(() => setTimedOut(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, [enabled]);
  return settled?.value;
}
