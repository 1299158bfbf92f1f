import type { BillingInfo } from '../../src/api/contract';
import { insuredShare } from '../../src/domain/bill';
import { TAX_PERCENT } from '../../src/domain/fees';
import { minuteOfDay } from '../../src/domain/jst';
import { toTimestamp, type Queries } from '../db/db';
import { charges, type InsuredLine, type OwnLine } from './charges';

/** Consultations from 18:00 on have an evening supplement. */
const EVENING_MINUTE = 1080;

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

/** Returns a reservation's bill as issued; null if none was. */
export async function billOf(db: Queries, reservationId: number): Promise<BillingInfo | null> {
  const [bill] = await db.query<BillRow>('select * from bills where reservation_id = $1', [reservationId]);
  if (!bill) return null;
  const lines = await db.query<LineRow>(
    'select part, type, description, amount from bill_lines where reservation_id = $1 order by part, position',
    [reservationId],
  );
  const of = (part: LineRow['part']) => lines.filter((line) => line.part === part);
  return {
    insurance_details: of('insurance').map(({ type, description, amount }) => ({
      type,
      description,
      score: amount ?? '---',
    })),
    private_details: of('private').map(({ type, description, amount }) => ({ type, description, cost: amount ?? 0 })),
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
  own: readonly OwnLine[];
  /** The patient's share of the insured part, in percent. */
  copayPercent: number;
  issuedAt: number;
}

const sum = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);

/** A bill's totals, computed here alone (§bill-share, §bill-total), in whole points and yen. */
export function totalsOf({ insured, own, copayPercent }: Omit<BillParts, 'issuedAt'>) {
  const points = sum(insured.map(({ score }) => score));
  const privateYen = sum(own.map(({ cost }) => cost));
  const tax = Math.floor((privateYen * TAX_PERCENT) / 100);
  return { points, privateYen, tax, total: insuredShare(points, copayPercent / 100) + privateYen + tax };
}

/** Stores a reservation's bill. */
export async function writeBill(tx: Queries, reservationId: number, parts: BillParts): Promise<void> {
  const { insured, own, copayPercent, issuedAt } = parts;
  const { points, privateYen, tax, total } = totalsOf(parts);
  await tx.query(
    `insert into bills (reservation_id, issued_at, copay_percent, insurance_points, private_yen, private_tax_yen,
       grand_total_yen) values ($1, $2, $3, $4, $5, $6, $7)`,
    [reservationId, toTimestamp(issuedAt), copayPercent, points, privateYen, tax, total],
  );
  const lines = [
    ...insured.map(({ score, ...line }, position) => ({ ...line, part: 'insurance', position, amount: score })),
    ...own.map(({ cost, ...line }, position) => ({ ...line, part: 'private', position, amount: cost })),
  ];
  await tx.query(
    `insert into bill_lines (reservation_id, part, position, type, description, amount)
     select $1::int, part, position, type, description, amount
     from jsonb_to_recordset($2::jsonb) as line(part text, position int, type text, description text, amount int)`,
    [reservationId, JSON.stringify(lines)],
  );
}

interface Consultation {
  id: number;
  subject_id: number;
  first_visit: boolean;
  start_at: Date;
  finished_at: Date;
  copay_percent: number;
}

/** Returns a consultation's insured and private items, by subject, first or repeat visit, and time of day. */
function chargesOf({ subject_id, first_visit, start_at }: Consultation) {
  const subject = charges.subjects.find(({ subjectId }) => subjectId === subject_id);
  if (!subject) throw new Error(`no charges for subject ${subject_id}`);
  const { insured, own } = first_visit ? subject.initial : subject.repeat;
  const [visit, ...rest] = insured;
  const evening = minuteOfDay(start_at.getTime()) >= EVENING_MINUTE;
  return { insured: evening && visit ? [visit, charges.evening, ...rest] : insured, own };
}

/** Issues missing bills of finished consultations, or of one only, dated at each consultation's end (§bill-once). */
export async function issueBills(tx: Queries, reservationId: number | null = null): Promise<void> {
  const lacking = await tx.query<Consultation>(
    `select r.id, subject_id, first_visit, start_at, finished_at, copay_percent
     from reservations r join patients p on p.id = patient_id
     where finished_at is not null and not exists (select 1 from bills where reservation_id = r.id)
       and ($1::int is null or r.id = $1::int)
     order by r.id for update of r`,
    [reservationId],
  );
  for (const consultation of lacking)
    await writeBill(tx, consultation.id, {
      ...chargesOf(consultation),
      copayPercent: consultation.copay_percent,
      issuedAt: consultation.finished_at.getTime(),
    });
}
