import { useEffect, useState } from 'react';

/** How long a screen waits for what it would like to know, in ms: a later button would move under the finger. */
const PATIENCE_MS = 1000;

/**
 * What is known when a peak comes; undefined until it is. It stays, because nothing may move under the finger.
 * @param known undefined while it is read
 * @param otherwise what is taken for true when that takes too long
 * @param wanted waits only when true
 */
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
