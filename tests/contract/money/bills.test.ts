import { describe, expect, test } from 'vitest';
import { type BillingInfo, getBill } from '../../../src/api/contract';
import { billOf, writeBill } from '../../../server/money/bills';
import { takeStepInDb } from '../../../server/preview/previewSteps';
import { explainBill, insuredShare } from '../../../src/domain/money/bill';
import { NOW, errorCodeOf, day, useClinic } from '../support/testClinic';
import { replaceBill, newConfirmedBill, bookAndFinish } from '../support/confirmedBill';
import { bookByForm, freeBlock, bookedId, logIn, type Visitor } from '../../patient';

const clinic = useClinic();
const readBill = async (visitor: Visitor, id: number) => (await visitor.ask(getBill, { params: { id } })).billing_info;

const sum = (amounts: (number | '---')[]) =>
  amounts.reduce<number>((total, amount) => total + (amount === '---' ? 0 : amount), 0);

function expectAddsUp(issued: BillingInfo) {
  const { insurance_details, private_details, total } = issued;
  expect(sum(insurance_details.map(({ score }) => score))).toBe(total.insurance);
  expect(sum(private_details.map(({ cost }) => cost))).toBe(total.private);
  expect(total.private_tax).toBe(Math.floor(total.private / 10));
  expect(explainBill(issued)).toMatchObject({ points: total.insurance, total: total.grand_total });
}

test('a patient can read only confirmed bills (§bill-once)', async () => {
  const visitor = await logIn(clinic(), 'billed');
  const block = await freeBlock(visitor, day(1));
  await bookByForm(visitor, block);
  const id = await bookedId(visitor);
  const status = async () => (await visitor.send(getBill, { params: { id } })).status;
  expect(await billOf(clinic().db, id)).toBeNull();
  expect(await status()).toBe(409);
  await takeStepInDb(clinic().db, id, 'finish', NOW);
  expect(await billOf(clinic().db, id)).not.toBeNull();
  expect(await errorCodeOf(await visitor.send(getBill, { params: { id } }))).toBe('conflict');
  await takeStepInDb(clinic().db, id, 'confirm', NOW);
  const confirmed = await readBill(visitor, id);
  expectAddsUp(confirmed);
  expect(confirmed.total.ratio).toBe(0.3);
  expect(confirmed.insurance_details[0]?.description).toBe('初診料（情報通信機器を用いた場合）');
  await takeStepInDb(clinic().db, id, 'pay', NOW);
  expect(await readBill(visitor, id)).toEqual(confirmed);
});

test('a bill uses the copayment share of the patient (§bill-share)', async () => {
  const visitor = await logIn(clinic(), 'one-tenth');
  await clinic().db.query(
    `update patients set copay_percent = 10 where id = (select max(id) from patients where display_name = 'one-tenth')`,
  );
  const id = await bookAndFinish(clinic(), visitor);
  await takeStepInDb(clinic().db, id, 'confirm', NOW);
  const { total } = await readBill(visitor, id);
  expect(total.ratio).toBe(0.1);
  expect(total.grand_total).toBe(insuredShare(total.insurance, 0.1) + total.private + total.private_tax);
});

describe('the database', () => {
  test('rejects a second bill, a wrong total and a negative amount (§bill-total)', async () => {
    const { id } = await newConfirmedBill(clinic(), 'constraints');
    const { db } = clinic();
    const parts = { insured: [], privateLines: [], copayPercent: 30, issuedAt: NOW };
    await expect(writeBill(db, id, parts)).rejects.toThrow(/bills_pkey/);
    const wrongUpdate = 'update bills set grand_total_yen = grand_total_yen + 10 where reservation_id = $1';
    await expect(db.query(wrongUpdate, [id])).rejects.toThrow(/bills_add_up/);
    for (const name of ['insurance_points', 'private_yen', 'private_tax_yen', 'grand_total_yen'])
      await expect(db.query(`update bills set ${name} = -10 where reservation_id = $1`, [id])).rejects.toThrow(/check/);
    await expect(db.query('update patients set copay_percent = 101')).rejects.toThrow(/check/);
  });

  test('rounds the patient’s share of a bill like the domain code (§bill-share)', async () => {
    const { id } = await newConfirmedBill(clinic(), 'rounding');
    for (let points = 0; points < 40; points += 1)
      for (const percent of [10, 20, 30]) await replaceBill(clinic(), id, points, percent);
    await replaceBill(clinic(), id, 123_456, 30);
    expect((await billOf(clinic().db, id))?.total.grand_total).toBe(370_370);
  });
});
