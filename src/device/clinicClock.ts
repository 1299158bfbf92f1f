import { useEffect, useState } from 'react';
import { parseInstant, type Instant } from '../domain/calendar/jst';

/**
 * Difference in ms between the clinic's clock (`Clinic-Now`) and the phone's (§clock-of-clinic); 0 until the first
 * reply.
 */
let ahead = 0;
const listeners = new Set<() => void>();

/** The clinic's time now. */
export const clinicNow = (): Instant => Date.now() + ahead;

/**
 * Synchronizes with a reply's clock: `Clinic-Now`, else `Date`. Ignores small differences, which are network latency.
 */
export function followClock(clinicTime: string | undefined, date: string | undefined): void {
  const told = parseInstant(clinicTime ?? '') ?? Date.parse(date ?? '');
  if (Number.isNaN(told)) return;
  const next = told - Date.now();
  if (Math.abs(next - ahead) < 2000) return;
  ahead = next;
  for (const tell of listeners) tell();
}

/** Only for tests: resets to the phone's clock. */
export function resetClock(): void {
  ahead = 0;
}

/**
 * A ticking `now`: updates every `everyMs`, when the clinic's clock becomes known, and when the page becomes visible
 * (§strip-past-midnight).
 */
export function useNow(everyMs = 15_000): Instant {
  const [now, setNow] = useState(clinicNow);
  useEffect(() => {
    const tick = () => setNow(clinicNow());
    // Keeps the value when the clock changed only slightly during the first render, which would rebuild the whole day.
    setNow((drawn) => (Math.abs(clinicNow() - drawn) < everyMs ? drawn : clinicNow()));
    const timer = setInterval(tick, everyMs);
    listeners.add(tick);
    document.addEventListener('visibilitychange', tick);
    window.addEventListener('pageshow', tick);
    return () => {
      clearInterval(timer);
      listeners.delete(tick);
      document.removeEventListener('visibilitychange', tick);
      window.removeEventListener('pageshow', tick);
    };
  }, [everyMs]);
  return now;
}
