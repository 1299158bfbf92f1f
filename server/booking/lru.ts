/** Keeps what was used last, up to a size in all. */
export interface Lru<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
}

/** @param sizeOf in the unit of `limit`; what is larger than the limit by itself is not kept */
export function lru<T>(limit: number, sizeOf: (value: T) => number): Lru<T> {
  const kept = new Map<string, T>();
  let size = 0;
  const drop = (key: string) => {
    const value = kept.get(key);
    if (value !== undefined) size -= sizeOf(value);
    kept.delete(key);
  };
  return {
    get(key) {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set(key, value) {
      drop(key);
      kept.set(key, value);
      size += sizeOf(value);
      for (const oldest of kept.keys()) {
        if (size <= limit) break;
        drop(oldest);
      }
    },
  };
}
