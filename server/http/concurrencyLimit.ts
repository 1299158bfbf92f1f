/** Takes a place for a key and returns the function that gives it back, once however often it is called. */
export type TakePlace = (key: string | number) => () => void;

/**
 * Limits what is under way at once to `most` for each key, in this process: what it protects is the process's memory.
 * @param refusal made and thrown when all places of the key are taken
 */
export function placesFor(most: number, refusal: () => Error): TakePlace {
  const taken = new Map<string | number, number>();
  return (key) => {
    const others = taken.get(key) ?? 0;
    if (others >= most) throw refusal();
    taken.set(key, others + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (taken.get(key) ?? 1) - 1;
      if (left === 0) taken.delete(key);
      else taken.set(key, left);
    };
  };
}
