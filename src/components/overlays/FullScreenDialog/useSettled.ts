import { useEffect, useState } from 'react';

/** A button that appears after this time could push another button under the finger. */
const WAIT_MS = 1000;

/** Once `enabled`, keeps the first defined `latest`, or `fallback` after `WAIT_MS`. */
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
