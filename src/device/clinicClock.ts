import { useEffect, useState } from 'react';
import { MINUTE_MS, parseInstant, type Instant } from '../domain/calendar/jst';

/** Milliseconds by which the clinic's clock is ahead of the phone's (§clock-of-clinic). */
let aheadMs = 0;
const listeners = new Set<() => void>();

export const clinicNow = (): Instant => Date.now() + aheadMs;

/** Sets the clock to a reply's `Clinic-Now` header, or else its `Date` header. Ignores changes under 2 s as latency. */
export function followClock(clinicTime: string | undefined, date: string | undefined): void {
  const clinicMs = parseInstant(clinicTime ?? '') ?? Date.parse(date ?? '');
  if (Number.isNaN(clinicMs)) return;
  const next = clinicMs - Date.now();
  if (Math.abs(next - aheadMs) < 2000) return;
  aheadMs = next;
  for (const notify of listeners) notify();
}

/** Only for tests: resets to the phone's clock. */
export function resetClock(): void {
  aheadMs = 0;
}

/** Calls `notify` each minute, when the clinic's clock changes and when the page is shown. Returns a stop function. */
export function everyMinute(notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const schedule = () => {
    clearTimeout(timer);
    // Ticks 1 ms after the full minute, because some states still hold at exactly the full minute.
    timer = setTimeout(tick, MINUTE_MS - (clinicNow() % MINUTE_MS) + 1);
  };
  const tick = () => {
    notify();
    schedule();
  };
  schedule();
  listeners.add(tick);
  document.addEventListener('visibilitychange', tick);
  window.addEventListener('pageshow', tick);
  return () => {
    clearTimeout(timer);
    listeners.delete(tick);
    document.removeEventListener('visibilitychange', tick);
    window.removeEventListener('pageshow', tick);
  };
}

const minuteOf = (instant: Instant): number => Math.floor(instant / MINUTE_MS);

/** Returns the clinic's time. The component renders again each minute. */
export function useNow(): Instant {
  const [now, setNow] = useState(clinicNow);
  useEffect(() => {
    // In the same minute, keeps the time of the first render, because a new time would rebuild the slot picker.
    setNow((before) => (minuteOf(clinicNow()) === minuteOf(before) ? before : clinicNow()));
    return everyMinute(() => setNow(clinicNow()));
  }, []);
  return now;
}
