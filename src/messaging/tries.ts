interface TryLimit {
  /** So many within the time are allowed. */
  most: number;
  withinMs: number;
}

/** Where tries are noted; a browser's storage. */
export type Notes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Counts tries across page loads, so that a login that leads to a login comes to an end. */
export function countTries(notes: Notes, name: string, { most, withinMs }: TryLimit) {
  const recent = (now: number): number[] => {
    try {
      const noted: unknown = JSON.parse(notes.getItem(name) ?? '[]');
      if (!Array.isArray(noted)) return [];
      // A note from the future (the phone's clock was put back) would hold for ever.
      return noted.filter((at): at is number => typeof at === 'number' && at <= now && now - at < withinMs);
    } catch {
      return [];
    }
  };
  return {
    /** Notes a try; false, and nothing noted, when there were too many. */
    allows(now: number): boolean {
      const before = recent(now);
      if (before.length >= most) return false;
      try {
        notes.setItem(name, JSON.stringify([...before, now]));
      } catch {
        // Closed storage: the SDK itself needs it and says so.
      }
      return true;
    },
    /** Starts anew. */
    forget(): void {
      try {
        notes.removeItem(name);
      } catch {
        // Closed storage holds nothing.
      }
    },
  };
}
