import type { BillingInfo } from '../../src/api/contract';
import { insuredShare } from '../../src/domain/money/bill';
import { TAX_PERCENT } from '../../src/domain/clinic/terms';
import { insert, toTimestamp, type Queries } from '../db/db';

/** `score`: in points; null if the line is only a remark. */
export interface InsuredLine {
  type: string;
  description: string;
  score: number | null;
}

/** A line that the insurance does not cover. `cost`: in yen before tax. */
export interface PrivateLine {
  type: string;
  description: string;
  cost: number;
}

interface BillRow {
  copay_percent: number;
  insurance_points: number;
  private_yen: number;
  private_tax_yen: number;
  grand_total_yen: number;
}

interface LineRow {
  part: 'insurance' | 'private';
  type: string;
  description: string;
  amount: number | null;
}

export async function billOf(db: Queries, reservationId: number): Promise<BillingInfo | null> {
  const [bill] = await db.query<BillRow>('select * from bills where reservation_id = $1', [reservationId]);
  if (!bill) return null;
  const lines = await db.query<LineRow>(
    'select part, type, description, amount from bill_lines where reservation_id = $1 order by part, position',
    [reservationId],
  );
  const rows = (part: LineRow['part']) => lines.filter((line) => line.part === part);
  return {
    insurance_details: rows('insurance').map(({ type, description, amount }) => ({
      type,
      description,
      score: amount ?? '---',
    })),
    private_details: rows('private').map(({ type, description, amount }) => ({ type, description, cost: amount ?? 0 })),
    total: {
      insurance: bill.insurance_points,
      private: bill.private_yen,
      private_tax: bill.private_tax_yen,
      grand_total: bill.grand_total_yen,
      ratio: bill.copay_percent / 100,
    },
  };
}

export interface BillParts {
  insured: readonly InsuredLine[];
  privateLines: readonly PrivateLine[];
  copayPercent: number;
  issuedAt: number;
}

const sum = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);

/** In whole points and yen (§bill-share, §bill-total). */
export function totalsOf({ insured, privateLines, copayPercent }: Omit<BillParts, 'issuedAt'>) {
  const points = sum(insured.map(({ score }) => score));
  const privateYen = sum(privateLines.map(({ cost }) => cost));
  const tax = Math.floor((privateYen * TAX_PERCENT) / 100);
  return { points, privateYen, tax, total: insuredShare(points, copayPercent / 100) + privateYen + tax };
}

async function writeLines(tx: Queries, reservation_id: number, { insured, privateLines }: BillParts): Promise<void> {
  const lines = [
    ...insured.map(({ score: amount, ...line }, position) => ({ ...line, part: 'insurance', position, amount })),
    ...privateLines.map(({ cost: amount, ...line }, position) => ({ ...line, part: 'private', position, amount })),
  ];
  await insert(
    tx,
    'bill_lines',
    lines.map((line) => ({ ...line, reservation_id })),
  );
}

const valuesOf = (reservationId: number, parts: BillParts) => {
  const { points, privateYen, tax, total } = totalsOf(parts);
  return [reservationId, toTimestamp(parts.issuedAt), parts.copayPercent, points, privateYen, tax, total];
};

/** Throws if the reservation already has a bill (§bill-once). */
export async function writeBill(tx: Queries, reservationId: number, parts: BillParts): Promise<void> {
  await tx.query(
    `insert into bills (reservation_id, issued_at, copay_percent, insurance_points, private_yen, private_tax_yen,
       grand_total_yen) values ($1, $2, $3, $4, $5, $6, $7)`,
    valuesOf(reservationId, parts),
  );
  await writeLines(tx, reservationId, parts);
}

/** Keeps the payment method and the address that the patient has chosen. */
export async function rewriteBill(tx: Queries, reservationId: number, parts: BillParts): Promise<void> {
  await tx.query(
    `update bills set issued_at = $2, copay_percent = $3, insurance_points = $4, private_yen = $5, private_tax_yen = $6,
       grand_total_yen = $7 where reservation_id = $1`,
    valuesOf(reservationId, parts),
  );
  await tx.query('delete from bill_lines where reservation_id = $1', [reservationId]);
  await writeLines(tx, reservationId, parts);
}
