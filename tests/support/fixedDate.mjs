/** Friday 3 July 2026, 09:00 in Japan: the whole day is still ahead. */
export const MORNING = '2026-07-03T09:00:00+09:00';

/** From now to `MORNING`, in ms. */
export const AHEAD_MS = Date.parse(MORNING) - Date.now();

export const movedNow = () => Date.now() + AHEAD_MS;

export function moveDate(ahead) {
  const real = Date;
  const now = () => real.now() + ahead;
  globalThis.Date = new Proxy(real, {
    construct: (date, args) => (args.length > 0 ? new date(...args) : new date(now())),
    apply: (date) => new date(now()).toString(),
    get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
  });
}

/** `NODE_OPTIONS` for a process with the fixed date. */
export const MOVED = `--import=data:text/javascript,${encodeURIComponent(`import{moveDate}from${JSON.stringify(import.meta.url)};moveDate(${AHEAD_MS})`)}`;
