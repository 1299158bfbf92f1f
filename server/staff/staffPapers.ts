import * as v from 'valibot';
import { ratioPercent } from '../../src/domain/copay';
import { LONGEST_DAYS } from '../../src/domain/supply';
import { totalsOf } from '../payments/bills';
import type { PrescribedMedicine } from '../records/prescriptions';
import { readLines, type Fault } from './jsonLines';
import type { VisitResult } from './reservationSteps';

/** Above any amount of a consultation; more is a slip. */
const MOST_AMOUNT = 1_000_000;

const whole = (least: number, most: number, of: string) => {
  const says = `must be a whole number of ${of} from ${least} to ${most}`;
  return v.pipe(v.number(says), v.integer(says), v.minValue(least, says), v.maxValue(most, says));
};
const points = whole(0, MOST_AMOUNT, 'points');
const yen = whole(0, MOST_AMOUNT, 'yen');

/** One line, as patients read it: without characters that control or that no database stores. */
const words = (most: number) => {
  const says = `must be a text of one line with 1 to ${most} characters`;
  return v.pipe(
    v.string(says),
    v.trim(),
    v.minLength(1, says),
    v.maxLength(most, says),
    v.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u, says),
  );
};

const list = <S extends v.GenericSchema>(item: S) => v.array(item, 'must be a list');
// Apart, because a list is an object, too.
const object = v.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'must be an object',
);
const parts = <E extends v.ObjectEntries>(entries: E) => v.pipe(object, v.strictObject(entries));

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

/** The totals that are not what the lines come to (§bill-share, §bill-rounding, §bill-total). */
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

/** Reads what a consultation has come to, from JSON. Throws a 422 with a sentence for each fault (§papers-checked). */
export function readBill(text: string): VisitResult {
  const bill = readLines(Bill, text, wrongTotals);
  return { bill: partsOf(bill), tests: bill.tests };
}

/** Reads a prescription, from JSON. Throws a 422 with a sentence for each fault (§papers-checked). */
export const readPrescription = (text: string): PrescribedMedicine[] => readLines(Prescription, text).medicines;
