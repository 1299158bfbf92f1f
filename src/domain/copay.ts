/** Yen per insurance point (§bill-share). */
export const YEN_PER_POINT = 10;

/** 0.3 → 30. An integer, so that amounts are never computed in binary fractions. */
export const ratioPercent = (ratio: number): number => Math.round(ratio * 100);

/**
 * The patient's share of the insured part in yen: 10 × points × ratio, rounded to the nearest 10 yen, half up
 * (§bill-share, §bill-rounding). Throws a RangeError on points that are not a whole number (§money-integers), or a
 * ratio outside 0 to 1.
 */
export function insuredShare(points: number, ratio: number): number {
  const percent = ratioPercent(ratio);
  if (!Number.isSafeInteger(points) || points < 0)
    throw new RangeError(`points must be a non-negative integer: ${points}`);
  if (!(percent >= 0 && percent <= 100)) throw new RangeError(`ratio must be between 0 and 1: ${ratio}`);
  // points × 10 yen × percent / 100, in units of 10 yen.
  return Math.floor((points * percent + 50) / 100) * 10;
}
