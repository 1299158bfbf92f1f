/** The value that this share of the list does not exceed; of an even number of values the lower one in the middle. */
export function quantile(values: readonly number[], share: number): number {
  const found = values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)];
  if (found === undefined) throw new Error('no values');
  return found;
}

/** Rounds to so many decimal places. */
export const round = (value: number, places: number): number => Number(value.toFixed(places));
