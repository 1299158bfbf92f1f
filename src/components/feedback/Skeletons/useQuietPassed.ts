import { useEffect, useState } from 'react';

/** ms before anything is shown or said: what loads faster does not flicker (visual.md). */
const QUIET_MS = 300;

/** True once loading has taken long enough to be worth a word. */
export function useQuietPassed(): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return passed;
}
