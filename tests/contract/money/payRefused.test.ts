import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cancelReservation, listReservations, payByBank, payByCard } from '../../../src/api/contract';
import { takeStepInDb } from '../../../server/preview/previewSteps';
import { NOW, errorCodeOf, day, useClinic } from '../support/testClinic';
import { addAddress, newConfirmedBill, bookAndFinish, paymentOf } from '../support/confirmedBill';
import { bookByForm, logIn, freeBlock } from '../../patient';

const clinic = useClinic();
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe.each([
  ['card', payByCard],
  ['bank', payByBank],
] as const)('payment by %s', (method, call) => {
  const pay = (payer: Awaited<ReturnType<typeof logIn>>, id: number, deliver_id: number, key?: string) =>
    payer.send(call, { body: { id, deliver_id } }, key ? { key } : {});

  test('is rejected for a paid, cancelled, unfinished or unconfirmed visit (§bill-owed, §payment-own)', async () => {
    const paidDebtor = await newConfirmedBill(clinic(), `${method}-paid`);
    await takeStepInDb(clinic().db, paidDebtor.id, 'pay', NOW);
    expect(await errorCodeOf(await pay(paidDebtor.visitor, paidDebtor.id, paidDebtor.deliverId))).toBe('conflict');

    const visitor = await logIn(clinic(), `${method}-early`);
    const deliverId = await addAddress(clinic(), visitor, '東京都港区1', true);
    const unconfirmedId = await bookAndFinish(clinic(), visitor);
    expect((await pay(visitor, unconfirmedId, deliverId)).status).toBe(409);

    const block = await freeBlock(visitor, day(1));
    await bookByForm(visitor, block);
    const [booked] = (await visitor.ask(listReservations)).now_reservations;
    expect((await pay(visitor, booked?.id ?? 0, deliverId)).status).toBe(409);
    await visitor.ask(cancelReservation, { params: { id: booked?.id ?? 0 } });
    expect((await pay(visitor, booked?.id ?? 0, deliverId)).status).toBe(409);
  });

  test('is rejected if its idempotency key was used with another body', async () => {
    const debtor = await newConfirmedBill(clinic(), `${method}-key`);
    const other = await addAddress(clinic(), debtor.visitor, '東京都港区2');
    const key = crypto.randomUUID();
    const first = await (await pay(debtor.visitor, debtor.id, debtor.deliverId, key)).json();
    expect(await (await pay(debtor.visitor, debtor.id, debtor.deliverId, key)).json()).toEqual(first);
    expect((await pay(debtor.visitor, debtor.id, other, key)).status).toBe(422);
    const { cards } = await paymentOf(clinic(), debtor.id);
    expect(cards.map(({ status }) => status)).toEqual(method === 'card' ? ['open'] : []);
  });

  test('is rejected if the call is repeated after payment or cancellation', async () => {
    for (const change of ['paid', 'cancelled'] as const) {
      const debtor = await newConfirmedBill(clinic(), `${method}-since-${change}`);
      const key = crypto.randomUUID();
      const payWithKey = () => pay(debtor.visitor, debtor.id, debtor.deliverId, key);
      expect((await payWithKey()).status).toBe(200);
      if (change === 'paid') await takeStepInDb(clinic().db, debtor.id, 'pay', NOW);
      // Cancels the visit in the database, because a patient cannot cancel a finished visit.
      else
        await clinic().db.query(
          'update reservations set cancelled_at = now(), finished_at = null, confirmed_at = null where id = $1',
          [debtor.id],
        );
      const withoutKey = await pay(debtor.visitor, debtor.id, debtor.deliverId);
      const repeated = await payWithKey();
      expect(repeated.status).toBe(409);
      expect(await repeated.json()).toEqual(await withoutKey.json());
    }
  });
});
