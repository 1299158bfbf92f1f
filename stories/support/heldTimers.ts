export interface HeldTimers {
  heldCount: () => number;
  /** Timers that start during a call of `runHeld` wait for the next call. */
  runHeld: () => void;
  /** Restores the browser's own timer functions. */
  release: () => void;
}

/** Call in `beforeEach`: timers of exactly `heldMs` milliseconds wait for `runHeld`. */
export function holdTimers(...heldMs: number[]): HeldTimers {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  const timers = new Map<number, { work: () => void; isInterval: boolean }>();
  let lastId = 0;
  const holding =
    (original: (work: () => void, ms?: number) => number, isInterval: boolean) => (work: () => void, ms?: number) => {
      if (ms === undefined || !heldMs.includes(ms)) return original(work, ms);
      // A held timer has a negative id, because the browser's own ids are positive.
      lastId -= 1;
      timers.set(lastId, { work, isInterval });
      return lastId;
    };
  // As in a browser, `clearTimeout` and `clearInterval` each clear both kinds of timers.
  const clear = (id?: number) => void (timers.delete(id ?? 0) || clearTimeout(id));
  Object.assign(window, {
    setTimeout: holding(setTimeout, false),
    setInterval: holding(setInterval, true),
    clearTimeout: clear,
    clearInterval: clear,
  });
  return {
    heldCount: () => timers.size,
    runHeld: () => {
      const due = [...timers];
      for (const [id, { work, isInterval }] of due) {
        if (!isInterval) timers.delete(id);
        work();
      }
    },
    release: () => void Object.assign(window, { setTimeout, clearTimeout, setInterval, clearInterval }),
  };
}
