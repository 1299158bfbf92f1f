export type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Limits how many attempts are made within a period. It counts across page loads, so that it stops login loops. */
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
    /** If `max` attempts were made within the period, returns false. If fewer, records one and returns true. */
    allows(now: number): boolean {
      const before = recentAttempts(now);
      if (before.length >= max) return false;
      try {
        storage.setItem(name, JSON.stringify([...before, now]));
      } catch {
        // Not reported, because LINE's SDK also fails without storage and reports its own error.
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
