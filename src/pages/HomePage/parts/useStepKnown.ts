import { useEffect, useState } from 'react';
import { useReservations } from '../../../api/reservations';
import { useNextStep } from '../../../booking/useNextStep';
import { useNow } from '../../../device/clinicClock';

/** How long the subjects wait for what stands above them, in ms: on a slow network nobody waits to book. */
const WAIT_MS = 3000;

/**
 * Whether the next step is known, which has another height than its skeleton; `late` when the subjects stand already
 * without it, as they do while it cannot be read. What is below it never moves (§nothing-jumps).
 */
export function useStepKnown(): 'waiting' | 'known' | 'late' {
  const isKnown = useNextStep(useNow()) !== null;
  const isUnread = useReservations().status === 'failed';
  // Decided once: a step that is read anew, or asks for more, takes away nothing that stands.
  const [shown, setShown] = useState<'known' | 'late' | null>(null);
  if (isKnown && shown === null) setShown('known');
  useEffect(() => {
    if (shown) return undefined;
    const timer = setTimeout(() => setShown('late'), isUnread ? 0 : WAIT_MS);
    return () => clearTimeout(timer);
  }, [shown, isUnread]);
  return shown ?? 'waiting';
}
