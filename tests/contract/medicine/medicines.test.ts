import { describe, expect, test } from 'vitest';
import {
  listInspections,
  listMedicines,
  listReservations,
  type Medicine,
  changeDeliver,
  payByBank,
} from '../../../src/api/contract';
import { moveOn } from '../../../server/preview/previewSteps';
import { groupByConsultation } from '../../../src/domain/medicine/medicine';
import { NOW, day, useClinic, refusal } from '../support/testClinic';
import { finished, addAddress, debtor, moneyOf, type Debtor } from '../support/confirmedBill';
import { bookByForm, freeBlock, heldId, logIn, type Visitor } from '../../patient';

const clinic = useClinic();
const confirm = (id: number) => moveOn(clinic().db, id, 'confirm', NOW);
const titles = (medicines: readonly Medicine[]) => medicines.map(({ title }) => title);

const startOf = async (visitor: Visitor, id: number) =>
  (await visitor.ask(listReservations)).all_reservations.find((one) => one.id === id)?.start_time ?? Number.NaN;

describe('a prescription', () => {
  test('is issued when the consultation is confirmed: 7 days at first, 30 later; the newest is the latest (§prescription-latest-first)', async () => {
    const visitor = await logIn(clinic(), 'treated');
    expect(await visitor.ask(listMedicines)).toEqual({ latest_medicines: [], past_medicines: [] });
    const first = await finished(clinic(), visitor, 2);
    expect((await visitor.ask(listMedicines)).latest_medicines).toEqual([]);
    await confirm(first);
    const { latest_medicines: one, past_medicines: none } = await visitor.ask(listMedicines);
    expect(none).toEqual([]);
    expect(titles(one)).toEqual(['フェブキソスタット錠10mg', 'コルヒチン錠0.5mg']);
    for (const medicine of one) {
      expect(medicine).toMatchObject({ days: 7, subject: '痛風（高尿酸血症）', image: null });
      expect(medicine.start_time).toBe(await startOf(visitor, first));
    }

    const block = await freeBlock(visitor, day(5), { subjectId: 2 });
    await bookByForm(visitor, block);
    const second = await heldId(visitor);
    await moveOn(clinic().db, second, 'finish', NOW);
    expect(titles((await visitor.ask(listMedicines)).latest_medicines)).toEqual(titles(one));
    await confirm(second);
    const { latest_medicines: two, past_medicines: past } = await visitor.ask(listMedicines);
    const all = [...two, ...past];
    expect(groupByConsultation(all)).toHaveLength(2);
    expect(new Set(two.map((medicine) => medicine.start_time)).size).toBe(1);
    expect(two[0]?.start_time).toBe(await startOf(visitor, second));
    expect(titles(two)).toEqual(['フェブキソスタット錠20mg', 'コルヒチン錠0.5mg']);
    expect(past).toEqual(one);
    expect(all.map(({ days }) => days)).toEqual([30, 30, 7, 7]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(4);
  });

  test('belongs to its patient alone (§own-or-unknown)', async () => {
    const visitor = await logIn(clinic(), 'private');
    await confirm(await finished(clinic(), visitor, 3));
    expect(titles((await visitor.ask(listMedicines)).latest_medicines)).toEqual(['ロスバスタチン錠2.5mg']);
    const other = await logIn(clinic(), 'curious');
    expect(await other.ask(listMedicines)).toEqual({ latest_medicines: [], past_medicines: [] });
    expect(await other.ask(listInspections)).toEqual([]);
  });
});

test.each([
  [1, [47]],
  [2, [47, 48]],
])(
  'tests for subject %i are menus %j, ordered when the consultation is finished (§test-menus)',
  async (subject, menus) => {
    const visitor = await logIn(clinic(), `tested-${subject}`);
    expect(await visitor.ask(listInspections)).toEqual([]);
    const id = await finished(clinic(), visitor, subject);
    const tests = await visitor.ask(listInspections);
    expect(tests.map((one) => one.menu_id)).toEqual(menus);
    const names: Record<number, string> = { 47: '基本検査', 48: '尿酸検査', 49: '脂質検査', 50: '血糖検査' };
    for (const one of tests) {
      expect(one.menu_name).toBe(names[one.menu_id ?? 0]);
      expect(one.title).not.toBe('');
      expect(one.start_time).toBe(await startOf(visitor, id));
    }
    await confirm(id);
    expect(await visitor.ask(listInspections)).toEqual(tests);
  },
);

const send = ({ visitor, id }: Debtor, deliver_id: number) =>
  visitor.send(changeDeliver, { params: { id }, body: { deliver_id } });
const shippedTo = async ({ visitor, id }: Debtor) =>
  (await visitor.ask(listReservations)).all_reservations.find((one) => one.id === id)?.deliver_user?.address;

test('the address of medicine can be changed after the payment, until it is on its way (§deliver-changeable)', async () => {
  const one = await debtor(clinic(), 'moves-after');
  await one.visitor.ask(payByBank, { body: { id: one.id, deliver_id: one.deliverId } });
  await moveOn(clinic().db, one.id, 'pay', NOW);
  const other = await addAddress(clinic(), one.visitor, '沖縄県那覇市8');
  const reply = await send(one, other);
  expect(reply.status).toBe(200);
  expect(await shippedTo(one)).toBe('沖縄県那覇市8');
  expect((await moneyOf(clinic(), one.id)).deliverAddress).toBe('沖縄県那覇市8');

  await moveOn(clinic().db, one.id, 'ship', NOW);
  expect(await refusal(send(one, one.deliverId))).toBe('409 shipped');
  expect(await shippedTo(one)).toBe('沖縄県那覇市8');
});

test('the address of medicine can be changed with an open bill, and is where the money sends it (§deliver-changeable)', async () => {
  const one = await debtor(clinic(), 'moves-before');
  const other = await addAddress(clinic(), one.visitor, '沖縄県那覇市9');
  expect((await send(one, other)).status).toBe(200);
  await moveOn(clinic().db, one.id, 'pay', NOW);
  expect((await moneyOf(clinic(), one.id)).deliverAddress).toBe('沖縄県那覇市9');
});
