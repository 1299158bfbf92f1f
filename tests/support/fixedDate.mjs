/** A Friday, before the first block of the day. */
export const MORNING = '2026-07-03T09:00:00+09:00';

/** With this offset, the clock starts at `MORNING` and then runs on. */
export const FIXED_DATE_OFFSET_MS = Date.parse(MORNING) - Date.now();

export const shiftedNow = () => Date.now() + FIXED_DATE_OFFSET_MS;

/** Sets the clock of the global `Date` ahead of the real time. */
export function moveDate(aheadMs) {
  const real = Date;
  const now = () => real.now() + aheadMs;
  globalThis.Date = new Proxy(real, {
    construct: (date, args) => (args.length > 0 ? new date(...args) : new date(now())),
    apply: (date) => new date(now()).toString(),
    get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
  });
}

/** Gives a new Node process the same clock as `shiftedNow`. */
export const FIXED_DATE_NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(`import{moveDate}from${JSON.stringify(import.meta.url)};moveDate(${FIXED_DATE_OFFSET_MS})`)}`;
