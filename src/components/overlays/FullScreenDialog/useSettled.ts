import { useEffect, useState } from 'react';

/** Longer waits would hold up the screen; a later button would move under the finger. */
const PATIENCE_MS = 1000;

/** The first known value, or `otherwise` after a second; it never changes again. */
export function useSettled<T>(known: T | undefined, otherwise: T, wanted: boolean): T | undefined {
  const [late, setLate] = useState(false);
  const [settled, setSettled] = useState<{ value: T } | null>(null);
  const value = known ?? (late ? otherwise : undefined);
  if (wanted && settled === null && value !== undefined) setSettled({ value });
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return settled?.value;
}
