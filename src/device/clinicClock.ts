import { useEffect, useState } from 'react';
import { MINUTE_MS, parseInstant, type Instant } from '../domain/calendar/jst';

let aheadOfPhoneMs = 0;
const listeners = new Set<() => void>();

export const clinicNow = (): Instant => Date.now() + aheadOfPhoneMs;

/** Sets the clock to the clinic's time. Ignores a change under 2 s, because it may be latency (§clock-of-clinic). */
export function followClock(clinicTime: string | undefined, date: string | undefined): void {
  const clinicMs = parseInstant(clinicTime ?? '') ?? Date.parse(date ?? '');
  if (Number.isNaN(clinicMs)) return;
  const next = clinicMs - Date.now();
  if (Math.abs(next - aheadOfPhoneMs) < 2000) return;
  aheadOfPhoneMs = next;
  for (const notify of listeners) notify();
}

/** Only for tests. */
export function resetClock(): void {
  aheadOfPhoneMs = 0;
}

/** Also calls `notify` when the clinic's clock changes and when the page is shown. */
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

export function useNow(): Instant {
  const [now, setNow] = useState(clinicNow);
  useEffect(() => {
    // If the minute has not changed, keeps `now`, because a new `now` would render the slot picker again.
    setNow((before) => (minuteOf(clinicNow()) === minuteOf(before) ? before : clinicNow()));
    return everyMinute(() => setNow(clinicNow()));
  }, []);
  return now;
}
