export type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Allows `max` attempts within `withinMs`. Stores the attempts, because a reload in a login loop clears the memory. */
export function attemptLimit(
  storage: AttemptStorage,
  name: string,
  { max, withinMs }: Record<'max' | 'withinMs', number>,
) {
  const recentAttempts = (now: number): number[] => {
    try {
      const times: unknown = JSON.parse(storage.getItem(name) ?? '[]');
      if (!Array.isArray(times)) return [];
      // Ignores future times. A stored time is in the future if the phone's clock was set back.
      return times.filter((time): time is number => typeof time === 'number' && time <= now && now - time < withinMs);
    } catch {
      return [];
    }
  };
  return {
    /** True if another attempt is allowed; records that attempt. */
    allows(now: number): boolean {
      const before = recentAttempts(now);
      if (before.length >= max) return false;
      try {
        storage.setItem(name, JSON.stringify([...before, now]));
      } catch {
        // Ignores the error, because LINE's SDK also fails without storage and then reports an error.
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
