/** The same seed gives the same pseudo-random numbers (Park–Miller). */
export function seeded(seed: number) {
  let state = (seed % 2_147_483_646) + 1;
  /** At least 0 and less than `end`. */
  const int = (end: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % end;
  };
  return {
    int,
    pick: <T>(list: readonly T[]) => list[int(list.length)] as T,
    shuffled: <T>(list: readonly T[]): T[] =>
      list
        .map((item) => [int(1_000_000), item] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, item]) => item),
  };
}
export type Random = ReturnType<typeof seeded>;
