import { expect, test, describe } from 'vitest';
import { listReservations, payByBank, payByCard, deleteAddress, listPayAddresses } from '../../../src/api/contract';
import { takeStepInDb } from '../../../server/preview/previewSteps';
import { DAY_MS } from '../../../src/domain/calendar/jst';
import { NOW, day, useClinic } from '../support/testClinic';
import * as bills from '../support/confirmedBill';
import { logIn } from '../../patient';

const clinic = useClinic();
const listedVisit = async ({ visitor, id }: Pick<bills.Debtor, 'visitor' | 'id'>) =>
  (await visitor.ask(listReservations)).all_reservations.find((row) => row.id === id);
const chooseBank = ({ visitor, id, deliverId }: bills.Debtor) =>
  visitor.ask(payByBank, { body: { id, deliver_id: deliverId } });

test('a listed reservation has payment data only if its bill is confirmed', async () => {
  const visitor = await logIn(clinic(), 'owes');
  const id = await bills.bookAndFinish(clinic(), visitor);
  for (const name of ['amount', 'pay_by', 'payment_method'])
    expect(await listedVisit({ visitor, id })).not.toHaveProperty(name);
  await takeStepInDb(clinic().db, id, 'confirm', NOW);
  const row = await listedVisit({ visitor, id });
  expect(row).toMatchObject({ pay_by: day(14), payment_method: null, deliver_user: null });
  expect(row?.amount).toBeGreaterThan(0);
});

test('a confirmed bill of 0 yen counts as paid (§bill-owed)', async () => {
  const debtor = await bills.newConfirmedBill(clinic(), 'free', { points: 426, percent: 0 });
  expect(await listedVisit(debtor)).toMatchObject({
    amount: 0,
    payment: true,
    deliver_user: { address: '東京都世田谷区桜丘1-1-1' },
  });
  const planned = await clinic().db.query(
    `select kind from messages where reservation_id = $1 and kind in ('bill', 'dueSoon', 'overdue', 'paid')`,
    [debtor.id],
  );
  expect(planned).toEqual([{ kind: 'paid' }]);
});

test('choosing a payment method does not change the due date (§deadline-stays)', async () => {
  const debtor = await bills.newConfirmedBill(clinic(), 'transferrer', { points: 426 });
  clinic().clock.at = NOW + 3 * DAY_MS;
  const { bank_info } = await chooseBank(debtor);
  clinic().clock.at = NOW;
  expect(bank_info.due_date).toBe(day(14));
  expect(await listedVisit(debtor)).toMatchObject({
    amount: 1280,
    pay_by: day(14),
    payment_method: 'bank',
    payment: false,
    deliver_user: { zip: '1560054', address: '東京都世田谷区桜丘1-1-1', apartment: '' },
  });
  const other = await bills.addAddress(clinic(), debtor.visitor, '沖縄県那覇市8');
  await debtor.visitor.ask(payByCard, { body: { id: debtor.id, deliver_id: other } });
  expect(await listedVisit(debtor)).toMatchObject({
    pay_by: day(14),
    payment_method: 'card',
    deliver_user: { address: '沖縄県那覇市8' },
  });
});

test('a bill can still be paid by bank transfer after its due date (§deadline-stays)', async () => {
  const debtor = await bills.newConfirmedBill(clinic(), 'overdue', { points: 426 });
  clinic().clock.at = NOW + 40 * DAY_MS;
  const { bank_info } = await chooseBank(debtor);
  expect(bank_info.due_date).toBe(day(14));
  expect(await listedVisit(debtor)).toMatchObject({ pay_by: day(14), payment: false });
  const notice = { notice_id: 'late', account_number: bank_info.va_account_number, amount: 1280 };
  expect((await bills.sendPaymentNotice(clinic(), 'bank_notice', notice)).status).toBe(200);
  expect(await listedVisit(debtor)).toMatchObject({ payment: true, payment_method: 'bank' });
});

test('the list shows the method by which a bill was paid', async () => {
  const debtor = await bills.newConfirmedBill(clinic(), 'both', { points: 426 });
  const { session } = await bills.openCardSession(debtor);
  await chooseBank(debtor);
  expect((await listedVisit(debtor))?.payment_method).toBe('bank');
  expect((await bills.sendPaymentNotice(clinic(), 'webhook', bills.cardNotice(session, 1280))).status).toBe(200);
  expect(await listedVisit(debtor)).toMatchObject({ payment: true, payment_method: 'card', amount: 1280 });
});

test('`listPayAddresses` separates the main address from all others', async () => {
  const visitor = await logIn(clinic(), 'addressee');
  expect(await visitor.ask(listPayAddresses)).toEqual({ main_deliver: null, other_deliver: [] });
  const first = await bills.addAddress(clinic(), visitor, '大阪府大阪市北区1');
  const main = await bills.addAddress(clinic(), visitor, '京都府京都市中京区2', true);
  const { main_deliver, other_deliver } = await visitor.ask(listPayAddresses);
  expect(main_deliver).toEqual({
    id: main,
    zip: '1560054',
    address: '京都府京都市中京区2',
    apartment: '',
    preset: true,
  });
  expect(other_deliver.map(({ id }) => id)).toEqual([first]);
  expect(await visitor.ask(listPayAddresses)).not.toHaveProperty('chosen');
});

describe('the choice of payment method and address', () => {
  const chosenPayment = async ({ visitor, id }: bills.Debtor) =>
    (await visitor.ask(listPayAddresses, { query: { id } })).chosen;

  test('is stored with the bill (§payment-choice-kept)', async () => {
    const debtor = await bills.newConfirmedBill(clinic(), 'chooser');
    const { visitor, id, deliverId } = debtor;
    expect(await chosenPayment(debtor)).toBeNull();
    const other = await bills.addAddress(clinic(), visitor, '沖縄県那覇市8');
    await visitor.ask(payByCard, { body: { id, deliver_id: other } });
    const otherDevice = await logIn(clinic(), 'chooser');
    for (const device of [visitor, otherDevice])
      expect(await chosenPayment({ ...debtor, visitor: device })).toEqual({ method: 'card', deliver_id: other });
    await otherDevice.ask(payByBank, { body: { id, deliver_id: other } });
    expect(await chosenPayment(debtor)).toEqual({ method: 'bank', deliver_id: other });
    await otherDevice.ask(payByBank, { body: { id, deliver_id: deliverId } });
    expect(await chosenPayment(debtor)).toEqual({ method: 'bank', deliver_id: deliverId });
  });

  test('is deleted with the address, but the parcel still goes to that address (§deliver-address-copied)', async () => {
    const debtor = await bills.newConfirmedBill(clinic(), 'mover');
    const other = await bills.addAddress(clinic(), debtor.visitor, '沖縄県那覇市9');
    await debtor.visitor.ask(payByBank, { body: { id: debtor.id, deliver_id: other } });
    await debtor.visitor.ask(deleteAddress, { params: { id: other } });
    expect(await chosenPayment(debtor)).toBeNull();
    await takeStepInDb(clinic().db, debtor.id, 'pay', NOW);
    expect((await bills.paymentOf(clinic(), debtor.id)).deliverAddress).toBe('沖縄県那覇市9');
  });
});
