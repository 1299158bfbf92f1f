import { useEffect, useState } from 'react';

/** Waits no longer, because a button that appears later may push another button under the patient's finger. */
const WAIT_MS = 1000;

/** Once `enabled`, waits up to `WAIT_MS` for a defined `latest`, and from then on returns that value or `fallback`. */
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
