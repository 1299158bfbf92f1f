import { useEffect, useState } from 'react';

/** A longer wait would delay the screen, and a button that appears later would move another one under the finger. */
const WAIT_MS = 1000;

/** The first defined value, or `fallback` after a second; it never changes again. */
export function useSettled<T>(latest: T | undefined, fallback: T, enabled: boolean): T | undefined {
  const [late, setLate] = useState(false);
  const [settled, setSettled] = useState<{ value: T } | null>(null);
  const value = latest ?? (late ? fallback : undefined);
  if (enabled && settled === null && value !== undefined) setSettled({ value });
  useEffect(() => {
    if (!enabled) return undefined;
    const timer = setTimeout(() => setLate(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, [enabled]);
  return settled?.value;
}
