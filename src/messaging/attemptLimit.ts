export type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Limits the attempts in a period, across page loads. Needed to stop login loops. */
export function attemptLimit(
  storage: AttemptStorage,
  name: string,
  { max, withinMs }: Record<'max' | 'withinMs', number>,
) {
  const recentAttempts = (now: number): number[] => {
    try {
      const times: unknown = JSON.parse(storage.getItem(name) ?? '[]');
      if (!Array.isArray(times)) return [];
      // Drops times in the future: they were stored before the phone's clock was set back.
      return times.filter((time): time is number => typeof time === 'number' && time <= now && now - time < withinMs);
    } catch {
      return [];
    }
  };
  return {
    /** Returns true and records an attempt at `now`. Returns false if there were too many. */
    allows(now: number): boolean {
      const before = recentAttempts(now);
      if (before.length >= max) return false;
      try {
        storage.setItem(name, JSON.stringify([...before, now]));
      } catch {
        // Nothing to report: without storage LINE's SDK fails too, and reports its own error.
      }
      return true;
    },
    forget(): void {
      try {
        storage.removeItem(name);
      } catch {}
    },
  };
}
