export interface HeldTimers {
  /** The number of held timers. */
  waiting: () => number;
  /** Runs each held timer once. A timer that starts meanwhile waits for the next `pass`. */
  pass: () => void;
  /** Restores the browser's own timer functions. */
  release: () => void;
}

/** Holds timeouts and intervals of these lengths (ms) until the story calls `pass`. Call it in `beforeEach`. */
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
  // As in a browser, clearTimeout also clears an interval, and clearInterval a timeout.
  const clear = (id?: number) => void (timers.delete(id ?? 0) || clearTimeout(id));
  Object.assign(window, {
    setTimeout: holding(setTimeout, false),
    setInterval: holding(setInterval, true),
    clearTimeout: clear,
    clearInterval: clear,
  });
  return {
    waiting: () => timers.size,
    pass: () => {
      // The loop runs over a copy, so that it does not run timers that start during the loop.
      const due = [...timers];
      for (const [id, { work, isInterval }] of due) {
        if (!isInterval) timers.delete(id);
        work();
      }
    },
    release: () => void Object.assign(window, { setTimeout, clearTimeout, setInterval, clearInterval }),
  };
}
