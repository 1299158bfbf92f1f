export interface HeldTimers {
  /** How many wait. */
  waiting: () => number;
  /** Lets the time pass: runs what waits. */
  pass: () => void;
  /** Gives the timers back to the browser. */
  release: () => void;
}

/** Keeps every timer of so many ms until the story lets the time pass; for `beforeEach`, which returns `release`. */
export function holdTimers(heldMs: number): HeldTimers {
  const { setTimeout, clearTimeout } = window;
  const kept = new Map<number, () => void>();
  let last = 0;
  window.setTimeout = ((work: () => void, ms?: number) => {
    if (ms !== heldMs) return setTimeout(work, ms);
    // The browser's own ids are positive.
    last -= 1;
    kept.set(last, work);
    return last;
  }) as typeof setTimeout;
  window.clearTimeout = (id) => void (kept.delete(id as number) || clearTimeout(id));
  return {
    waiting: () => kept.size,
    pass: () => {
      const due = [...kept.values()];
      kept.clear();
      for (const work of due) work();
    },
    release: () => void Object.assign(window, { setTimeout, clearTimeout }),
  };
}
