import { useEffect, useState } from 'react';
import { MINUTE_MS, parseInstant, type Instant } from '../domain/calendar/jst';

/** Difference in ms between the clinic's clock and the phone's (§clock-of-clinic). */
let ahead = 0;
const listeners = new Set<() => void>();

export const clinicNow = (): Instant => Date.now() + ahead;

/** Synchronizes with a reply's `Clinic-Now`, else its `Date`. Small differences are network latency. */
export function followClock(clinicTime: string | undefined, date: string | undefined): void {
  const clinicMs = parseInstant(clinicTime ?? '') ?? Date.parse(date ?? '');
  if (Number.isNaN(clinicMs)) return;
  const next = clinicMs - Date.now();
  if (Math.abs(next - ahead) < 2000) return;
  ahead = next;
  for (const notify of listeners) notify();
}

/** Only for tests: resets to the phone's clock. */
export function resetClock(): void {
  ahead = 0;
}

/** Calls `notify` each minute, when the clinic's clock changes and when the page is shown. Returns a stop function. */
export function everyMinute(notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    // 1 ms after the minute, so that a state that ends with the minute has ended.
    timer = setTimeout(tick, MINUTE_MS - (clinicNow() % MINUTE_MS) + 1);
  };
  const tick = () => {
    notify();
    wait();
  };
  wait();
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

/** The clinic's time for rendering; it changes each minute. */
export function useNow(): Instant {
  const [now, setNow] = useState(clinicNow);
  useEffect(() => {
    // Keeps the value within the same minute, because a new one would rebuild the whole day.
    setNow((before) => (minuteOf(clinicNow()) === minuteOf(before) ? before : clinicNow()));
    return everyMinute(() => setNow(clinicNow()));
  }, []);
  return now;
}
