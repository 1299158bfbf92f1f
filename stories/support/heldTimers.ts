export interface HeldTimers {
  waiting: () => number;
  pass: () => void;
  release: () => void;
}

/** For `beforeEach`: holds every timer of these lengths (ms) until `pass` runs it. `release` restores the timers. */
export function holdTimers(...heldMs: number[]): HeldTimers {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  const timers = new Map<number, { work: () => void; again: boolean }>();
  let last = 0;
  const holding =
    (original: (work: () => void, ms?: number) => number, again: boolean) => (work: () => void, ms?: number) => {
      if (ms === undefined || !heldMs.includes(ms)) return original(work, ms);
      // Negative, because the browser's own ids are positive.
      last -= 1;
      timers.set(last, { work, again });
      return last;
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
      // A copy: timers that these start wait for the next pass.
      const due = [...timers];
      for (const [id, { work, again }] of due) {
        if (!again) timers.delete(id);
        work();
      }
    },
    release: () => void Object.assign(window, { setTimeout, clearTimeout, setInterval, clearInterval }),
  };
}
