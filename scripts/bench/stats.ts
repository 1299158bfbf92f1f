/** The value that this share of the list does not exceed; of an even number of values the lower one in the middle. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (found === undefined) throw new Error('no values');
  return found;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
export const p75 = (values: readonly number[]): number => quantile(values, 0.75);
