/** Nearest-rank quantile: the median of an even number of values is the lower middle one. Throws without values. */
export function quantile(values: readonly number[], share: number): number {
  const found = values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)];
  if (found === undefined) throw new Error('no values');
  return found;
}

export const round = (value: number, places: number): number => Number(value.toFixed(places));
