/** Throws a RangeError if `count` is not a safe integer. */
export function formatCount(count: number): string {
  if (!Number.isSafeInteger(count)) throw new RangeError(`not a safe integer: ${count}`);
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Formats `3450` as `3,450円` (§money-integers). */
export const formatYen = (yen: number): string => `${formatCount(yen)}円`;

export const YEN_PER_POINT = 10;

/** Converts a ratio to a whole percent (0.3 → 30), so that shares are computed without floating-point errors. */
export const ratioPercent = (ratio: number): number => Math.round(ratio * 100);

export const canComputeShare = (points: number, ratio: number): boolean =>
  Number.isSafeInteger(points) && points >= 0 && ratio >= 0 && ratio <= 1;

/** The patient's share in yen (§bill-share). Throws a RangeError if `canComputeShare` is false. */
export function insuredShare(points: number, ratio: number): number {
  if (!canComputeShare(points, ratio))
    throw new RangeError(`expected whole points and a ratio from 0 to 1, got ${points} and ${ratio}`);
  // Points × 10 yen × percent / 100, rounded half up to 10 yen.
  return Math.floor((points * ratioPercent(ratio) + 50) / 100) * 10;
}

/** `insurance` is in points, the other sums are in yen, and `ratio` is the patient's share (0.3 = 3割). */
export interface BillTotal {
  insurance: number;
  private: number;
  private_tax: number;
  grand_total: number;
  ratio: number;
}

export interface BillSteps {
  points: number;
  cost: number;
  /** The patient's share in tenths (3割 → 3), possibly with a fraction (2.5). */
  tenths: number;
  /** The share in yen before rounding; null if not a whole number. */
  exactShare: number | null;
  share: number;
  privateCost: number;
  tax: number;
  total: number;
}

export interface BillRows {
  insurance_details: readonly { type: string; description: string; score: number | '---' }[];
  private_details: readonly { type: string; description: string; cost: number }[];
}

/** True if the amounts add up to the sum. Also true without amounts: a clinic may send sums without rows. */
const fitsSum = (amounts: readonly (number | '---')[], sum: number): boolean =>
  amounts.length === 0 || amounts.reduce<number>((total, next) => total + (next === '---' ? 0 : next), 0) === sum;

/** Returns null if the rows or sums do not add up to the clinic's total (§bill-explained, §bill-total-by-clinic). */
export function explainBill({
  insurance_details,
  private_details,
  total,
}: BillRows & { total: BillTotal }): BillSteps | null {
  const points = insurance_details.map(({ score }) => score);
  const privateCosts = private_details.map(({ cost }) => cost);
  if (!fitsSum(points, total.insurance) || !fitsSum(privateCosts, total.private)) return null;
  const yen = [total.private, total.private_tax, total.grand_total];
  if (!canComputeShare(total.insurance, total.ratio) || !yen.every(Number.isSafeInteger)) return null;
  const percent = ratioPercent(total.ratio);
  const share = insuredShare(total.insurance, total.ratio);
  if (share + total.private + total.private_tax !== total.grand_total) return null;
  const shareTimesTen = total.insurance * percent;
  return {
    points: total.insurance,
    cost: total.insurance * YEN_PER_POINT,
    tenths: percent / 10,
    exactShare: shareTimesTen % 10 === 0 ? shareTimesTen / 10 : null,
    share,
    privateCost: total.private,
    tax: total.private_tax,
    total: total.grand_total,
  };
}
