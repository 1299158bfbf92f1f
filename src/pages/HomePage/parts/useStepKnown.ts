import { useEffect, useState } from 'react';
import { useNextStep } from '../../../booking/useNextStep';
import { useNow } from '../../../device/clinicClock';

/** How long the subjects wait for what stands above them, in ms: on a slow network nobody waits to book. */
const WAIT_MS = 3000;

/** True once the next step is known, which has another height than its skeleton: what is below it never moves. */
export function useStepKnown(): boolean {
  const isKnown = useNextStep(useNow(60_000)) !== null;
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (isKnown) return undefined;
    const timer = setTimeout(() => setWaited(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, [isKnown]);
  return isKnown || waited;
}
