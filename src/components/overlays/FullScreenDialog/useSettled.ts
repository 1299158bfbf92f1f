import { useEffect, useState } from 'react';

/** Longer waits would hold up the screen; a later button would move under the finger. */
const PATIENCE_MS = 1000;

/** The first known value, or `otherwise` after a second; it never changes again. */
export function useSettled<T>(known: T | undefined, otherwise: T, enabled: boolean): T | undefined {
  const [late, setLate] = useState(false);
  const [settled, setSettled] = useState<{ value: T } | null>(null);
  const value = known ?? (late ? otherwise : undefined);
  if (enabled && settled === null && value !== undefined) setSettled({ value });
  useEffect(() => {
    if (!enabled) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [enabled]);
  return settled?.value;
}
