export type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Limits attempts across page loads, to stop login loops. */
export function attemptLimit(
  storage: AttemptStorage,
  name: string,
  { max, withinMs }: Record<'max' | 'withinMs', number>,
) {
  const recent = (now: number): number[] => {
    try {
      const times: unknown = JSON.parse(storage.getItem(name) ?? '[]');
      if (!Array.isArray(times)) return [];
      // Drops future times (the phone's clock was set back), which would never expire.
      return times.filter((at): at is number => typeof at === 'number' && at <= now && now - at < withinMs);
    } catch {
      return [];
    }
  };
  return {
    /** Records an attempt only when it returns true. */
    allows(now: number): boolean {
      const before = recent(now);
      if (before.length >= max) return false;
      try {
        storage.setItem(name, JSON.stringify([...before, now]));
      } catch {
        // Without storage the SDK fails, too, and reports it.
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
