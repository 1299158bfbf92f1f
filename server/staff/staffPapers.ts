import * as v from 'valibot';
import { ratioPercent } from '../../src/domain/money/bill';
import { LONGEST_DAYS } from '../../src/domain/medicine/supply';
import type { Db } from '../db/db';
import { ruleBroken } from '../ruleError';
import { totalsOf } from '../money/bills';
import type { PrescribedMedicine } from '../medicine/prescriptions';
import type { Desk } from './audit';
import { list, parts, whole, words, readPapers, type Fault } from './schemas';
import type { VisitResult } from './reservationSteps';

/** Above any amount of a consultation; more is a slip. */
const MOST_AMOUNT = 1_000_000;

const points = whole(0, MOST_AMOUNT, 'points');
const yen = whole(0, MOST_AMOUNT, 'yen');

const score = v.custom<number | '---'>(
  (value) => value === '---' || v.is(points, value),
  `must be a whole number of points from 0 to ${MOST_AMOUNT}, or "---"`,
);

const SHARE = 'must be the patient’s share, like 0.3 for 3割, in whole percent';

/** The bill as patients get it, and the tests that were ordered. */
const Bill = parts({
  insurance_details: list(
    parts({
      type: words(50),
      description: words(100),
      score,
    }),
  ),
  private_details: list(parts({ type: words(50), description: words(100), cost: yen })),
  total: parts({
    insurance: points,
    private: yen,
    private_tax: yen,
    grand_total: yen,
    ratio: v.pipe(
      v.number(SHARE),
      v.minValue(0, SHARE),
      v.maxValue(1, SHARE),
      v.check((ratio) => ratioPercent(ratio) / 100 === ratio, SHARE),
    ),
  }),
  tests: list(parts({ menu_id: whole(1, 9999, 'a menu'), menu_name: words(50), title: words(100) })),
});

const Prescription = parts({
  medicines: list(
    parts({
      title: words(100),
      effects: words(500),
      precautions: words(500),
      usage1: words(100),
      usage2: v.optional(v.nullable(words(100)), null),
      dosage: words(100),
      days: whole(0, LONGEST_DAYS, 'days'),
    }),
  ),
});

const partsOf = ({ insurance_details, private_details, total }: v.InferOutput<typeof Bill>): VisitResult['bill'] => ({
  insured: insurance_details.map(({ score, ...line }) => ({ ...line, score: score === '---' ? null : score })),
  own: private_details,
  copayPercent: ratioPercent(total.ratio),
});

/** The totals that are not what the lines come to (§bill-share, §bill-total). */
function wrongTotals(bill: v.InferOutput<typeof Bill>): Fault[] {
  if (bill.insurance_details.length + bill.private_details.length === 0)
    return [{ path: '', says: 'is a bill without a line' }];
  const { points: insurance, privateYen, tax, total } = totalsOf(partsOf(bill));
  const due = { insurance, private: privateYen, private_tax: tax, grand_total: total };
  return Object.entries(due).flatMap(([name, amount]) => {
    const given = bill.total[name as keyof typeof due];
    return given === amount ? [] : [{ path: `total.${name}`, says: `is ${given}, but the lines come to ${amount}` }];
  });
}

/** Reads what a consultation has come to, from JSON. Throws a 422 with a sentence for each fault. */
export function readBill(text: string): VisitResult {
  const bill = readPapers(Bill, text, wrongTotals);
  return { bill: partsOf(bill), tests: bill.tests };
}

/** Reads a prescription, from JSON. Throws a 422 with a sentence for each fault. */
const readPrescription = (text: string): PrescribedMedicine[] => readPapers(Prescription, text).medicines;

/** What preview does without papers. Elsewhere bills and prescriptions are staff's own (§papers-by-staff). */
export interface Samples {
  result(db: Db, id: number): Promise<VisitResult>;
  prescription(db: Db, id: number): Promise<PrescribedMedicine[]>;
}

const missing = (command: string, name: string, id: number) =>
  ruleBroken(
    'papers',
    `${command} needs the ${name} as JSON, like: npm run clinic -- ${command} ${id} ${name}.json (npm run clinic -- example ${name} prints one)`,
  );

/** What a consultation has come to, from the papers. Throws a 422 when they are wrong or missing. */
export const billGiven = async (
  { db }: Desk,
  { id, papers }: { id: number; papers?: string },
  samples: Samples | null,
) => {
  if (papers !== undefined) return readBill(papers);
  if (samples) return samples.result(db, id);
  throw missing('finish', 'bill', id);
};

/** What is prescribed, from the papers. Throws a 422 when they are wrong or missing. */
export const prescriptionGiven = async (
  { db }: Desk,
  { id, papers }: { id: number; papers?: string },
  samples: Samples | null,
) => {
  if (papers !== undefined) return readPrescription(papers);
  if (samples) return samples.prescription(db, id);
  throw missing('confirm', 'prescription', id);
};
