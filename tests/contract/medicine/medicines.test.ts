import { describe, expect, test } from 'vitest';
import * as api from '../../../src/api/contract';
import type { Medicine } from '../../../src/api/contract';
import { takeStepInDb } from '../../../server/preview/previewSteps';
import { groupByConsultation } from '../../../src/domain/medicine/medicine';
import { NOW, day, useClinic, statusAndCode } from '../support/testClinic';
import { bookAndFinish, addAddress, newConfirmedBill, paymentOf, type Debtor } from '../support/confirmedBill';
import { bookByForm, freeBlock, bookedId, logIn, type Visitor } from '../../patient';

const clinic = useClinic();
const confirm = (id: number) => takeStepInDb(clinic().db, id, 'confirm', NOW);
const titlesOf = (medicines: readonly Medicine[]) => medicines.map(({ title }) => title);

const startOf = async (visitor: Visitor, id: number) =>
  (await visitor.ask(api.listReservations)).all_reservations.find((row) => row.id === id)?.start_time ?? Number.NaN;

describe('a prescription', () => {
  test('is listed as the latest after the bill of its visit is confirmed (§prescription-latest-first)', async () => {
    const visitor = await logIn(clinic(), 'treated');
    expect(await visitor.ask(api.listMedicines)).toEqual({ latest_medicines: [], past_medicines: [] });
    const first = await bookAndFinish(clinic(), visitor, 2);
    expect((await visitor.ask(api.listMedicines)).latest_medicines).toEqual([]);
    await confirm(first);
    const { latest_medicines: latest, past_medicines: pastOfFirst } = await visitor.ask(api.listMedicines);
    expect(pastOfFirst).toEqual([]);
    expect(titlesOf(latest)).toEqual(['フェブキソスタット錠10mg', 'コルヒチン錠0.5mg']);
    for (const medicine of latest) {
      expect(medicine).toMatchObject({ days: 7, subject: '痛風（高尿酸血症）', image: null });
      expect(medicine.start_time).toBe(await startOf(visitor, first));
    }

    const block = await freeBlock(visitor, day(5), { subjectId: 2 });
    await bookByForm(visitor, block);
    const second = await bookedId(visitor);
    await takeStepInDb(clinic().db, second, 'finish', NOW);
    expect(titlesOf((await visitor.ask(api.listMedicines)).latest_medicines)).toEqual(titlesOf(latest));
    await confirm(second);
    const { latest_medicines: newest, past_medicines: past } = await visitor.ask(api.listMedicines);
    const allIssued = [...newest, ...past];
    expect(groupByConsultation(allIssued)).toHaveLength(2);
    expect(new Set(newest.map((medicine) => medicine.start_time)).size).toBe(1);
    expect(newest[0]?.start_time).toBe(await startOf(visitor, second));
    expect(titlesOf(newest)).toEqual(['フェブキソスタット錠20mg', 'コルヒチン錠0.5mg']);
    expect(past).toEqual(latest);
    expect(allIssued.map(({ days }) => days)).toEqual([30, 30, 7, 7]);
    expect(new Set(allIssued.map(({ id }) => id)).size).toBe(4);
  });

  test('is visible only to its patient (§own-or-unknown)', async () => {
    const visitor = await logIn(clinic(), 'private');
    await confirm(await bookAndFinish(clinic(), visitor, 3));
    expect(titlesOf((await visitor.ask(api.listMedicines)).latest_medicines)).toEqual(['ロスバスタチン錠2.5mg']);
    const other = await logIn(clinic(), 'curious');
    expect(await other.ask(api.listMedicines)).toEqual({ latest_medicines: [], past_medicines: [] });
    expect(await other.ask(api.listInspections)).toEqual([]);
  });
});

test.each([
  [1, [47]],
  [2, [47, 48]],
])('a finished visit for the subject %i has the test menus %j (§test-menus)', async (subject, menus) => {
  const visitor = await logIn(clinic(), `tested-${subject}`);
  expect(await visitor.ask(api.listInspections)).toEqual([]);
  const id = await bookAndFinish(clinic(), visitor, subject);
  const tests = await visitor.ask(api.listInspections);
  expect(tests.map((test) => test.menu_id)).toEqual(menus);
  const names: Record<number, string> = { 47: '基本検査', 48: '尿酸検査', 49: '脂質検査', 50: '血糖検査' };
  for (const test of tests) {
    expect(test.menu_name).toBe(names[test.menu_id ?? 0]);
    expect(test.title).not.toBe('');
    expect(test.start_time).toBe(await startOf(visitor, id));
  }
  await confirm(id);
  expect(await visitor.ask(api.listInspections)).toEqual(tests);
});

const changeAddress = ({ visitor, id }: Debtor, deliver_id: number) =>
  visitor.send(api.changeDeliver, { params: { id }, body: { deliver_id } });
const deliveryAddressOf = async ({ visitor, id }: Debtor) =>
  (await visitor.ask(api.listReservations)).all_reservations.find((row) => row.id === id)?.deliver_user?.address;

test('after the payment, the delivery address can be changed until shipment (§deliver-changeable)', async () => {
  const debtor = await newConfirmedBill(clinic(), 'moves-after');
  await debtor.visitor.ask(api.payByBank, { body: { id: debtor.id, deliver_id: debtor.deliverId } });
  await takeStepInDb(clinic().db, debtor.id, 'pay', NOW);
  const other = await addAddress(clinic(), debtor.visitor, '沖縄県那覇市8');
  const reply = await changeAddress(debtor, other);
  expect(reply.status).toBe(200);
  expect(await deliveryAddressOf(debtor)).toBe('沖縄県那覇市8');
  expect((await paymentOf(clinic(), debtor.id)).deliverAddress).toBe('沖縄県那覇市8');

  await takeStepInDb(clinic().db, debtor.id, 'ship', NOW);
  expect(await statusAndCode(changeAddress(debtor, debtor.deliverId))).toBe('409 shipped');
  expect(await deliveryAddressOf(debtor)).toBe('沖縄県那覇市8');
});

test('a payment records the delivery address chosen before the payment (§deliver-changeable)', async () => {
  const debtor = await newConfirmedBill(clinic(), 'moves-before');
  const other = await addAddress(clinic(), debtor.visitor, '沖縄県那覇市9');
  expect((await changeAddress(debtor, other)).status).toBe(200);
  await takeStepInDb(clinic().db, debtor.id, 'pay', NOW);
  expect((await paymentOf(clinic(), debtor.id)).deliverAddress).toBe('沖縄県那覇市9');
});
