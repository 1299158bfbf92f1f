/** `1,234`. Throws a RangeError unless `count` is a safe integer: yen and points have no fractions. */
export function formatCount(count: number): string {
  if (!Number.isSafeInteger(count)) throw new RangeError(`not a safe integer: ${count}`);
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `¥3,450`, `-¥500`; in yen (§money-integers). Throws a RangeError unless `yen` is a safe integer. */
export const formatYen = (yen: number): string => `${yen < 0 ? '-' : ''}\u00A5${formatCount(Math.abs(yen))}`;
