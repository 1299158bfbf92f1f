import { describe, expect, test } from 'vitest';
import { changeDeliver, listReservations, payByBank } from '../../../src/api/contract';
import { moveOn } from '../../../server/preview/previewSteps';
import { addAddress, debtor, moneyOf, type Debtor } from '../support/confirmedBill';
import { NOW, useClinic, refusal } from '../support/testClinic';

const clinic = useClinic();
const send = ({ visitor, id }: Debtor, deliver_id: number) =>
  visitor.send(changeDeliver, { params: { id }, body: { deliver_id } });
const shippedTo = async ({ visitor, id }: Debtor) =>
  (await visitor.ask(listReservations)).all_reservations.find((one) => one.id === id)?.deliver_user?.address;

describe('the address of medicine (§deliver-changeable)', () => {
  test('can be changed after the payment, until it is on its way', async () => {
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

  test('can be changed with an open bill, and is where the money sends it', async () => {
    const one = await debtor(clinic(), 'moves-before');
    const other = await addAddress(clinic(), one.visitor, '沖縄県那覇市9');
    expect((await send(one, other)).status).toBe(200);
    await moveOn(clinic().db, one.id, 'pay', NOW);
    expect((await moneyOf(clinic(), one.id)).deliverAddress).toBe('沖縄県那覇市9');
  });
});
