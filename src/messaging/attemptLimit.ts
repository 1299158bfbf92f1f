interface TryLimit {
  most: number;
  withinMs: number;
}

export type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Counts attempts across page loads, to stop login loops. */
export function attemptLimit(notes: AttemptStorage, name: string, { most, withinMs }: TryLimit) {
  const recent = (now: number): number[] => {
    try {
      const noted: unknown = JSON.parse(notes.getItem(name) ?? '[]');
      if (!Array.isArray(noted)) return [];
      // A future time (the phone's clock was set back) would never expire.
      return noted.filter((at): at is number => typeof at === 'number' && at <= now && now - at < withinMs);
    } catch {
      return [];
    }
  };
  return {
    /** Records nothing when it returns false. */
    allows(now: number): boolean {
      const before = recent(now);
      if (before.length >= most) return false;
      try {
        notes.setItem(name, JSON.stringify([...before, now]));
      } catch {
        // Storage is unavailable: the SDK needs it too and reports it.
      }
      return true;
    },
    forget(): void {
      try {
        notes.removeItem(name);
      } catch {}
    },
  };
}
