import { beforeAll, describe, expect, test } from 'vitest';
import { getBill, listInspections, listMedicines, listReservations } from '../../../src/api/contract';
import { RuleError } from '../../../server/ruleError';
import { EXAMPLE_FILES } from '../../../server/staff/examples';
import { day, useClinic } from '../support/testClinic';
import { bookAndFinish } from '../support/confirmedBill';
import { commandRunner } from '../support/commandRunner';
import { bookByForm, freeBlock, bookedId, logIn, type Visitor } from '../../patient';

const clinic = useClinic();
const run = commandRunner(clinic);

async function newBooking(visitor: Visitor, date: string): Promise<number> {
  await bookByForm(visitor, await freeBlock(visitor, date));
  return bookedId(visitor);
}

const toJson = (value: unknown) => JSON.stringify(value, null, 2);
const { bill, prescription } = EXAMPLE_FILES;
const [medicine] = prescription.medicines;
const billOf = (change: object) => toJson({ ...bill, ...change });
const totalOf = (change: object) => billOf({ total: { ...bill.total, ...change } });
const lineOf = (change: object) => billOf({ insurance_details: [{ ...bill.insurance_details[0], ...change }] });
const medicineOf = (change: object) => toJson({ medicines: [{ ...medicine, ...change }] });
const billWithout = (key: string) => toJson({ ...bill, [key]: undefined });
const POINTS = 'must be a whole number of points from 0 to 1000000';
const SHARE = 'must be the patient’s share from 0 to 1 with at most two decimals, like 0.3 for 3割';
const oneLine = (maxLength: number) => `must be one line of 1 to ${maxLength} characters`;

const WRONG_BILLS: [what: string, file: string, sentence: string][] = [
  ['no content', '', 'The file is not JSON: Unexpected end of JSON input.'],
  ['a list', '[]', 'the file must be an object, not [].'],
  ['no insured items', billWithout('insurance_details'), 'insurance_details is missing.'],
  ['a field of another system', billOf({ patient: 5 }), 'patient is not an expected field.'],
  ['an item that is a text', billOf({ tests: ['血液'] }), 'tests[0] must be an object, not "血液".'],
  ['a blank type', lineOf({ type: '　 ' }), `insurance_details[0].type ${oneLine(50)}, not "".`],
  ['half a surrogate pair', lineOf({ type: '\ud842' }), `insurance_details[0].type ${oneLine(50)}`],
  ['half a point', lineOf({ score: 7.5 }), `insurance_details[0].score ${POINTS}, or "---", not 7.5.`],
  ['dashes as private cost', toJson(bill).replace('500', '"---"'), 'private_details[0].cost must be a whole number'],
  ['a share of a third', totalOf({ ratio: 0.333 }), `total.ratio ${SHARE}, not 0.333.`],
  ['points that do not add up', totalOf({ insurance: 77 }), 'total.insurance is 77, but the lines add up to 76.'],
  ['a wrong tax', totalOf({ private_tax: 84 }), 'total.private_tax is 84, but the lines add up to 105.'],
  ['an unrounded total', totalOf({ grand_total: 1383 }), 'total.grand_total is 1383, but the lines add up to'],
  ['no line', billOf({ insurance_details: [], private_details: [] }), 'the file has no bill line.'],
  ['a test without a menu', toJson(bill).replace('47', '0'), 'tests[0].menu_id must be the number of a test menu: '],
];

const WRONG_PRESCRIPTIONS: typeof WRONG_BILLS = [
  ['a negative number of days', medicineOf({ days: -30 }), 'medicines[0].days must be a whole number of days from 0'],
  ['a reversing character', medicineOf({ title: 'アムロ\u202Eジピン' }), `medicines[0].title ${oneLine(100)}`],
  ['an invisible character', medicineOf({ usage1: '1日\u200B1回' }), `medicines[0].usage1 ${oneLine(100)}`],
  ['201 medicines', toJson({ medicines: Array(201).fill(medicine) }), 'medicines must have at most 200 items'],
];

describe('the check of staff’s files', () => {
  const ids = { finish: 0, confirm: 0 };
  const rows = async () =>
    clinic().db.query(
      `select (select json_agg(r order by id) from reservations r) as visits, (select count(*) from bills) as bills,
         (select count(*) from prescriptions) as prescriptions, (select count(*) from test_orders) as tests`,
    );
  beforeAll(async () => {
    ids.finish = await newBooking(await logIn(clinic(), 'unbilled'), day(1));
    ids.confirm = await bookAndFinish(clinic(), await logIn(clinic(), 'unprescribed'));
  });

  test.each([
    ...WRONG_BILLS.map((row) => ['finish', ...row] as const),
    ...WRONG_PRESCRIPTIONS.map((row) => ['confirm', ...row] as const),
  ])('`%s` refuses a wrong file and stores nothing: %s (§papers-checked)', async (command, _, fileText, sentence) => {
    const before = await rows();
    const refusal = await run({ command, id: ids[command], fileText }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(RuleError);
    const { refusal: kind, message } = refusal as RuleError;
    expect([kind, message.slice(0, sentence.length)]).toEqual(['ruleBroken', sentence]);
    expect(message).not.toContain('undefined');
    expect(await rows()).toEqual(before);
  });

  test('the message about a wrong file lists all faults', async () => {
    const fileText = toJson({ medicines: [{ ...medicine, days: '7', dosage: '' }, { title: 'x' }] });
    const refusal = await run({ command: 'confirm', id: ids.confirm, fileText }).catch((error: unknown) => error);
    expect((refusal as RuleError).message.split('\n').map((line) => line.replace(/ must.*/, ''))).toEqual([
      'medicines[0].dosage',
      'medicines[0].days',
      ...['effects', 'precautions', 'usage1', 'dosage', 'days'].map((name) => `medicines[1].${name} is missing.`),
    ]);
  });
});

test('outside preview mode, staff can bill and prescribe only with a file (§papers-by-staff)', async () => {
  const visitor = await logIn(clinic(), 'no-papers');
  const id = await newBooking(visitor, day(2));
  await expect(run({ command: 'finish', id })).rejects.toThrow(/^finish needs a FILE .* the bill, .* example bill/);
  await run({ command: 'finish', id, fileText: toJson(bill) });
  await expect(run({ command: 'confirm', id })).rejects.toThrow(/^confirm needs a FILE .* the prescription, like: /);
  expect((await visitor.ask(listReservations)).all_reservations).toMatchObject([
    { finish: true, confirm_status: false },
  ]);
});

test('outside preview mode, patients see only data from the staff’s files', async () => {
  const visitor = await logIn(clinic(), 'with-papers');
  const id = await newBooking(visitor, day(3));
  // The bill has a byte-order mark and CRLF line ends, as editors on Windows write them.
  await run({ command: 'finish', id, fileText: `\uFEFF${toJson(bill).replaceAll('\n', '\r\n')}` });
  await run({ command: 'confirm', id, fileText: toJson(prescription) });
  const { tests, ...withoutTests } = bill;
  expect((await visitor.ask(getBill, { params: { id } })).billing_info).toEqual(withoutTests);
  expect(await visitor.ask(listInspections)).toMatchObject(tests);
  expect((await visitor.ask(listMedicines)).latest_medicines).toMatchObject(prescription.medicines);

  const secondId = await newBooking(visitor, day(4));
  await run({ command: 'finish', id: secondId, fileText: billOf({ tests: [] }) });
  await run({ command: 'confirm', id: secondId, fileText: '{"medicines": []}' });
  expect(await visitor.ask(listInspections)).toHaveLength(1);
  expect((await visitor.ask(listMedicines)).latest_medicines).toHaveLength(1);
});
