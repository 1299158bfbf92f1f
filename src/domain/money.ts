/** `1,234`. Throws a RangeError on anything but a safe integer: there is no part of a yen, nor of a point. */
export function formatCount(count: number): string {
  if (!Number.isSafeInteger(count)) throw new RangeError(`not a whole number: ${count}`);
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `¥3,450`, `-¥500`; whole yen (spec §9). Throws a RangeError on a fraction. */
export const formatYen = (yen: number): string => `${yen < 0 ? '-' : ''}\u00A5${formatCount(Math.abs(yen))}`;
