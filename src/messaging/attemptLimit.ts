export type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Limits attempts across page loads, to stop login loops. */
export function attemptLimit(
  storage: AttemptStorage,
  name: string,
  { max, withinMs }: Record<'max' | 'withinMs', number>,
) {
  const recentAttempts = (now: number): number[] => {
    try {
      const times: unknown = JSON.parse(storage.getItem(name) ?? '[]');
      if (!Array.isArray(times)) return [];
      // Drops times in the future. They were stored before the phone's clock was set back, and would stay too long.
      return times.filter((time): time is number => typeof time === 'number' && time <= now && now - time < withinMs);
    } catch {
      return [];
    }
  };
  return {
    /** Returns true and records the attempt, or returns false if there were too many. */
    allows(now: number): boolean {
      const before = recentAttempts(now);
      if (before.length >= max) return false;
      try {
        storage.setItem(name, JSON.stringify([...before, now]));
      } catch {
        // Without storage, LINE's SDK also fails, and reports that.
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
