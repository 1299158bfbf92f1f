import { useEffect, useState } from 'react';
import { parseInstant, type Instant } from '../domain/jst';

/**
 * The clinic's clock, as far as the app knows it: the phone's own, corrected by what the last reply said
 * (`Clinic-Now`, api.md). Until a reply has come the phone's clock stands.
 */
let ahead = 0;
const listeners = new Set<() => void>();

/** The clinic's time now. */
export const clinicNow = (): Instant => Date.now() + ahead;

/** Follows a reply's clock: `Clinic-Now`, else `Date`. Small differences are the network's and are not followed. */
export function followClock(clinicTime: string | undefined, date: string | undefined): void {
  const told = parseInstant(clinicTime ?? '') ?? Date.parse(date ?? '');
  if (Number.isNaN(told)) return;
  const next = told - Date.now();
  if (Math.abs(next - ahead) < 2000) return;
  ahead = next;
  for (const tell of listeners) tell();
}

/** Only for tests: back to the phone's clock. */
export function forgetClock(): void {
  ahead = 0;
}

/** A ticking `now`: every `everyMs`, at once when the clinic's clock is learnt, and when the page wakes up (D18). */
export function useNow(everyMs = 15_000): Instant {
  const [now, setNow] = useState(clinicNow);
  useEffect(() => {
    const tick = () => setNow(clinicNow());
    // Learnt while the screen was being drawn; else a whole day would be built once more for some milliseconds.
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
