import * as v from 'valibot';
import { Id } from '../../../src/api/contract/wireFormats';
import { formatYen, ratioPercent } from '../../../src/domain/money/bill';
import { ruleBroken } from '../../ruleError';
import { totalsOf } from '../../money/bills';
import { correctBill, isVisitFinished } from '../billCorrection';
import { command, doneOutcome, type CommandContext } from '../command';
import { finishVisit, type VisitResult } from '../reservationSteps';
import { listOf, numberOf, objectOf, readStaffFile, integer, singleLine, type Fault } from '../schemas';

/** A larger number of points or yen is probably a typing error. */
const MAX_AMOUNT = 1_000_000;

const points = integer(0, MAX_AMOUNT, 'points');
const yen = integer(0, MAX_AMOUNT, 'yen');

const score = v.custom<number | '---'>(
  (value) => value === '---' || v.is(points, value),
  `must be a whole number of points from 0 to ${MAX_AMOUNT}, or "---"`,
);

const SHARE_PROBLEM = 'must be the patient’s share from 0 to 1 with at most two decimals, like 0.3 for 3割';

const Bill = objectOf({
  insurance_details: listOf(objectOf({ type: singleLine(50), description: singleLine(100), score })),
  private_details: listOf(objectOf({ type: singleLine(50), description: singleLine(100), cost: yen })),
  total: objectOf({
    insurance: points,
    private: yen,
    private_tax: yen,
    grand_total: yen,
    ratio: v.pipe(
      v.number(SHARE_PROBLEM),
      v.minValue(0, SHARE_PROBLEM),
      v.maxValue(1, SHARE_PROBLEM),
      v.check((ratio) => ratioPercent(ratio) / 100 === ratio, SHARE_PROBLEM),
    ),
  }),
  tests: listOf(objectOf({ menu_id: numberOf('a test menu'), menu_name: singleLine(50), title: singleLine(100) })),
});

const partsOf = ({ insurance_details, private_details, total }: v.InferOutput<typeof Bill>): VisitResult['bill'] => ({
  insured: insurance_details.map(({ score, ...line }) => ({ ...line, score: score === '---' ? null : score })),
  privateLines: private_details,
  copayPercent: ratioPercent(total.ratio),
});

function billFaults(bill: v.InferOutput<typeof Bill>): Fault[] {
  if (bill.insurance_details.length + bill.private_details.length === 0)
    return [{ path: '', problem: 'has no bill line' }];
  const { points: insurance, privateYen, tax, total } = totalsOf(partsOf(bill));
  const computed = { insurance, private: privateYen, private_tax: tax, grand_total: total };
  return Object.entries(computed).flatMap(([name, amount]) => {
    const stated = bill.total[name as keyof typeof computed];
    return stated === amount
      ? []
      : [{ path: `total.${name}`, problem: `is ${stated}, but the lines add up to ${amount}` }];
  });
}

export function readBill(text: string): VisitResult {
  const bill = readStaffFile(Bill, text, billFaults);
  return { bill: partsOf(bill), tests: bill.tests };
}

export const fileMissing = (name: string, file: string, id: number) =>
  ruleBroken(
    'papers',
    `${name} needs a FILE (JSON) with the ${file}, like: npm run clinic -- ${name} ${id} ${file}.json. To print an example FILE, run: npm run clinic -- example ${file}`,
  );

async function finish(staff: CommandContext, { id, fileText }: { id: number; fileText?: string }) {
  const result = fileText === undefined ? await staff.samples?.result(staff.db, id) : readBill(fileText);
  if (!result) throw fileMissing('finish', 'bill', id);
  if (fileText === undefined || !(await isVisitFinished(staff, id))) {
    await finishVisit(staff, id, result);
    return doneOutcome(id, 'finish');
  }
  const { oldTotal, newTotal } = await correctBill(staff, id, result);
  return {
    words: `Reservation ${id}: corrected. The total was ${formatYen(oldTotal)} and is now ${formatYen(newTotal)}.\n`,
    data: { id, done: 'correct', from: oldTotal, to: newTotal },
  };
}

export const commands = [
  command({
    usage: 'finish ID FILE',
    options: { id: Id, fileText: v.optional(v.string()) },
    help: 'records that the visit of reservation ID has taken place. FILE (JSON; - means standard input) contains the bill and the tests. To correct them before the bill is paid, run finish again. In preview mode, finish without FILE records sample data',
    example: 'finish 12 bill.json',
    run: finish,
  }),
];
