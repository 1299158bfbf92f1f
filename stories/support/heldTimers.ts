export interface HeldTimers {
  /** The number of held timers. */
  waiting: () => number;
  /** Runs the held timers. */
  pass: () => void;
  /** Restores the timers of the window. */
  release: () => void;
}

/** For `beforeEach`: from now on, timeouts and intervals of these lengths (ms) wait until the story calls `pass`. */
export function holdTimers(...heldMs: number[]): HeldTimers {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  const timers = new Map<number, { work: () => void; isInterval: boolean }>();
  let lastId = 0;
  const holding =
    (original: (work: () => void, ms?: number) => number, isInterval: boolean) => (work: () => void, ms?: number) => {
      if (ms === undefined || !heldMs.includes(ms)) return original(work, ms);
      // Negative, to differ from the browser's own ids.
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
      // A copy, because a timer that starts during the loop must wait for the next `pass`.
      const due = [...timers];
      for (const [id, { work, isInterval }] of due) {
        if (!isInterval) timers.delete(id);
        work();
      }
    },
    release: () => void Object.assign(window, { setTimeout, clearTimeout, setInterval, clearInterval }),
  };
}
