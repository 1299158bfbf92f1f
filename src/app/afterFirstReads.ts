import type { Send } from '../api/send';

/** ms without any call after which nothing more is expected, and the patient has what was asked for before their eyes. */
const STILL_MS = 1500;

/**
 * A `send` that is listened to, and the moment when the first screen has all it asked for: only then is anything
 * fetched for later.
 */
export function listenToReads(send: Send): { send: Send; afterFirstReads: (then: () => void) => () => void } {
  let open = 0;
  let waiting: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (open > 0 || waiting === null) return;
    timer = setTimeout(() => {
      waiting?.();
      waiting = null;
    }, STILL_MS);
  };
  const count = (by: number) => {
    open += by;
    look();
  };
  return {
    send: (call, input, options) => {
      count(1);
      return send(call, input, options).finally(() => count(-1));
    },
    afterFirstReads(then) {
      waiting = then;
      look();
      return () => {
        clearTimeout(timer);
        waiting = null;
      };
    },
  };
}
