export interface TurnLimits {
  /** Tasks that run at once. */
  atOnce: number;
  /** Tasks of all owners that may wait. */
  waiting: number;
}

/** Runs a task in its owner's turn; rejects with `full()` when too many wait. */
export type InTurn = <T>(owner: number, task: () => Promise<T>) => Promise<T>;

/**
 * Runs one task of an owner at a time. The owners take turns: however many tasks one of them brings, another waits for
 * one of them at most.
 * @param full makes the error of a task that finds the line full
 */
export function fairTurns({ atOnce, waiting }: TurnLimits, full: () => Error): InTurn {
  const running = new Set<number>();
  /** In the order of their turns. */
  const lines = new Map<number, (() => void)[]>();

  function startNext(): void {
    if (running.size === atOnce) return;
    const turn = [...lines].find(([owner]) => !running.has(owner));
    if (!turn) return;
    const [owner, [start, ...rest]] = turn;
    lines.delete(owner);
    if (rest.length > 0) lines.set(owner, rest);
    running.add(owner);
    start?.();
  }

  return async (owner, task) => {
    const line = lines.get(owner) ?? [];
    const all = [...lines.values()].reduce((sum, one) => sum + one.length, 0);
    if (all >= waiting) throw full();
    const turn = new Promise<void>((start) => lines.set(owner, [...line, start]));
    startNext();
    await turn;
    try {
      return await task();
    } finally {
      running.delete(owner);
      startNext();
    }
  };
}
