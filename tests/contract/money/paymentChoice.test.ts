import { describe, expect, test } from 'vitest';
import { deleteAddress, listPayAddresses, payByBank, payByCard } from '../../../src/api/contract';
import { moveOn } from '../../../server/preview/previewSteps';
import { NOW, useClinic } from '../support/testClinic';
import { addAddress, debtor, moneyOf, type Debtor } from '../support/confirmedBill';
import { logIn } from '../../patient';

const clinic = useClinic();

test('only the own addresses can be chosen; the main one is separate', async () => {
  const visitor = await logIn(clinic(), 'addressee');
  expect(await visitor.ask(listPayAddresses)).toEqual({ main_deliver: null, other_deliver: [] });
  const first = await addAddress(clinic(), visitor, '大阪府大阪市北区1');
  const main = await addAddress(clinic(), visitor, '京都府京都市中京区2', true);
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

describe('the choice of method and address', () => {
  const chosen = async ({ visitor, id }: Debtor) => (await visitor.ask(listPayAddresses, { query: { id } })).chosen;

  test('is kept with the bill, whatever is asked again, until the patient chooses otherwise (§payment-choice-kept)', async () => {
    const one = await debtor(clinic(), 'chooser');
    const { visitor, id, deliverId } = one;
    expect(await chosen(one)).toBeNull();
    const other = await addAddress(clinic(), visitor, '沖縄県那覇市8');
    await visitor.ask(payByCard, { body: { id, deliver_id: other } });
    const again = await logIn(clinic(), 'chooser');
    for (const device of [visitor, again])
      expect(await chosen({ ...one, visitor: device })).toEqual({ method: 'card', deliver_id: other });
    await again.ask(payByBank, { body: { id, deliver_id: other } });
    expect(await chosen(one)).toEqual({ method: 'bank', deliver_id: other });
    await again.ask(payByBank, { body: { id, deliver_id: deliverId } });
    expect(await chosen(one)).toEqual({ method: 'bank', deliver_id: deliverId });
  });

  test('is none once its address is gone; the parcel still goes there (§deliver-address-copied)', async () => {
    const one = await debtor(clinic(), 'mover');
    const other = await addAddress(clinic(), one.visitor, '沖縄県那覇市9');
    await one.visitor.ask(payByBank, { body: { id: one.id, deliver_id: other } });
    await one.visitor.ask(deleteAddress, { params: { id: other } });
    expect(await chosen(one)).toBeNull();
    await moveOn(clinic().db, one.id, 'pay', NOW);
    expect((await moneyOf(clinic(), one.id)).deliverAddress).toBe('沖縄県那覇市9');
  });
});
