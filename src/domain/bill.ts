/** One point of an insured item, in yen (spec §9). */
export const YEN_PER_POINT = 10;

/** The totals of a bill: `insurance` in points, the others in yen, `ratio` the patient's share (0.3 = 3割). */
export interface BillTotal {
  insurance: number;
  private: number;
  private_tax: number;
  grand_total: number;
  ratio: number;
}

/** 30 for 0.3; a whole number, so that money never meets a binary fraction. */
export const ratioPercent = (ratio: number): number => Math.round(ratio * 100);

/**
 * The patient's share of the insured part in yen: 10 × points × ratio, rounded to the nearest 10 yen, half up
 * (spec §9, E11). Throws a RangeError on points that are not a whole number, or a ratio outside 0 to 1.
 */
export function insuredShare(points: number, ratio: number): number {
  const percent = ratioPercent(ratio);
  if (!Number.isSafeInteger(points) || points < 0) throw new RangeError(`not points: ${points}`);
  if (!(percent >= 0 && percent <= 100)) throw new RangeError(`not a ratio: ${ratio}`);
  // points × 10 yen × percent / 100, counted in steps of 10 yen.
  return Math.floor((points * percent + 50) / 100) * 10;
}

/** How an amount comes about, step by step, in yen. */
export interface BillSteps {
  points: number;
  /** The whole cost of the insured part. */
  cost: number;
  /** 3 for 3割; 2.5 where a ratio is no whole tenth. */
  tenths: number;
  /** Before rounding; null when it is no whole yen. */
  exactShare: number | null;
  /** Rounded to 10 yen: what the patient pays of the insured part. */
  share: number;
  privateCost: number;
  tax: number;
  total: number;
}

/**
 * The steps behind a bill. Null when the parts do not add up to the clinic's own total: that stands, and nothing is
 * explained that is not so (E11).
 */
export function explainBill(total: BillTotal): BillSteps | null {
  const percent = ratioPercent(total.ratio);
  const whole = [total.insurance, total.private, total.private_tax, total.grand_total];
  if (whole.some((part) => !Number.isSafeInteger(part)) || total.insurance < 0 || percent < 0 || percent > 100)
    return null;
  const share = insuredShare(total.insurance, total.ratio);
  if (share + total.private + total.private_tax !== total.grand_total) return null;
  const exact = total.insurance * percent;
  return {
    points: total.insurance,
    cost: total.insurance * YEN_PER_POINT,
    tenths: percent / 10,
    exactShare: exact % 10 === 0 ? exact / 10 : null,
    share,
    privateCost: total.private,
    tax: total.private_tax,
    total: total.grand_total,
  };
}
