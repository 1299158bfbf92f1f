import { useEffect, useState } from 'react';

/** Delay in ms before anything is shown or announced, so that fast loads do not flicker (§loading-keeps-shape). */
const QUIET_MS = 300;

/** True once loading has taken longer than `QUIET_MS`. */
export function useQuietPassed(): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return passed;
}
