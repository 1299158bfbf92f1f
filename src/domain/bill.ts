import { YEN_PER_POINT, insuredShare, ratioPercent } from './copay';

/** The totals of a bill: `insurance` in points, the others in yen, `ratio` the patient's share (0.3 = 3割). */
export interface BillTotal {
  insurance: number;
  private: number;
  private_tax: number;
  grand_total: number;
  ratio: number;
}

/** The steps of the calculation, in yen. */
export interface BillSteps {
  points: number;
  /** Total cost of the insured part. */
  cost: number;
  /** 3 for 3割; 2.5 when the ratio is not a whole tenth. */
  tenths: number;
  /** Before rounding; null when it is not a whole yen. */
  exactShare: number | null;
  /** Rounded to 10 yen: what the patient pays for the insured part. */
  share: number;
  privateCost: number;
  tax: number;
  total: number;
}

/**
 * The steps of a bill's calculation (§bill-explained, §bill-total). Null when the parts do not add up to the clinic's total: the
 * total is authoritative, and a wrong explanation is worse than none (§bill-total-by-clinic).
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
