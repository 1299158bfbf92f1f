export interface HeldTimers {
  waiting: () => number;
  pass: () => void;
  release: () => void;
}

/** Keeps every timer of so many ms until the story lets the time pass; for `beforeEach`, which returns `release`. */
export function holdTimers(...heldMs: number[]): HeldTimers {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  const kept = new Map<number, { work: () => void; again: boolean }>();
  let last = 0;
  const holding =
    (given: (work: () => void, ms?: number) => number, again: boolean) => (work: () => void, ms?: number) => {
      if (ms === undefined || !heldMs.includes(ms)) return given(work, ms);
      // The browser's own ids are positive.
      last -= 1;
      kept.set(last, { work, again });
      return last;
    };
  // As in the browser, either ends both kinds.
  const clear = (id?: number) => void (kept.delete(id ?? 0) || clearTimeout(id));
  Object.assign(window, {
    setTimeout: holding(setTimeout, false),
    setInterval: holding(setInterval, true),
    clearTimeout: clear,
    clearInterval: clear,
  });
  return {
    waiting: () => kept.size,
    pass: () => {
      // What these start waits for the next time.
      const due = [...kept];
      for (const [id, { work, again }] of due) {
        if (!again) kept.delete(id);
        work();
      }
    },
    release: () => void Object.assign(window, { setTimeout, clearTimeout, setInterval, clearInterval }),
  };
}
