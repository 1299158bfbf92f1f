import { beforeAll, expect, test } from 'vitest';
import * as api from '../../../src/api/contract';
import { bookByForm, freeBlock, heldId, visitorOf } from '../../patient';
import { CALLS } from '../support/calls';
import { addAddress, debtor, type Debtor } from '../support/confirmedBill';
import { upload } from '../support/storedFiles';
import { day, useClinic, refusal } from '../support/testClinic';

const clinic = useClinic();

test('every call of a patient is a 401 without a login, before its input is read', async () => {
  const nobody = visitorOf(clinic(), 'x', 'nobody');
  const patients = CALLS.filter(({ open }) => !open);
  expect(patients.length).toBeGreaterThan(20);
  for (const call of patients) {
    expect(
      await refusal(nobody.send(call, { params: { id: 2_000_000_000, shiftIds: [1, 2] }, body: {} })),
      call.path,
    ).toBe('401 login_required');
  }
});

interface Own extends Debtor {
  held: number;
  second: number;
  file: number;
  shiftIds: number[];
}

async function owning(name: string): Promise<Own> {
  const debt = await debtor(clinic(), name);
  const second = await addAddress(clinic(), debt.visitor, '沖縄県那覇市8');
  await upload(debt.visitor, '検査');
  await bookByForm(debt.visitor, await freeBlock(debt.visitor, day(9)));
  const [file] = await debt.visitor.ask(api.listFiles);
  const { shiftIds } = await freeBlock(debt.visitor, day(10));
  return { ...debt, second, file: file?.id ?? 0, held: await heldId(debt.visitor), shiftIds };
}

let owner: Own;
let stranger: Own;
beforeAll(async () => {
  owner = await owning('owner');
  stranger = await owning('stranger');
});

const kept = () =>
  clinic().db.query(
    `select r.*, a.*, f.id as file, f.removed_at, (select count(*) from card_payments) as cards,
       (select count(*) from bank_accounts) as accounts
     from reservations r join addresses a using (patient_id) join medical_files f using (patient_id)
     order by r.id, a.id`,
  );
const NOBODYS = 2_000_000_000;
const unknown = (): Own => ({
  ...stranger,
  id: NOBODYS,
  held: NOBODYS,
  deliverId: NOBODYS,
  second: NOBODYS,
  file: NOBODYS,
});

test.each([
  ['a bill', api.getBill, ({ id }: Own) => ({ params: { id } })],
  ['a reservation to cancel', api.cancelReservation, ({ held }: Own) => ({ params: { id: held } })],
  ['a reservation to move', api.changeTime, ({ held }: Own) => ({ params: { id: held }, body: stranger })],
  ['a parcel', api.changeDeliver, ({ id }: Own) => ({ params: { id }, body: { deliver_id: stranger.deliverId } })],
  [
    'where a parcel goes',
    api.changeDeliver,
    (of: Own) => ({ params: { id: stranger.id }, body: { deliver_id: of.second } }),
  ],
  ['a main address', api.setMainAddress, ({ second }: Own) => ({ params: { id: second } })],
  ['an address', api.deleteAddress, ({ second }: Own) => ({ params: { id: second } })],
  ['a file', api.removeFile, ({ file }: Own) => ({ params: { id: file } })],
  ['the choice of a payment', api.listPayAddresses, ({ id }: Own) => ({ query: { id } })],
  ['a bill to pay by card', api.payByCard, ({ id }: Own) => ({ body: { id, deliver_id: stranger.deliverId } })],
  ['a bill to pay by bank', api.payByBank, ({ id }: Own) => ({ body: { id, deliver_id: stranger.deliverId } })],
  ['an address to pay by card', api.payByCard, (of: Own) => ({ body: { id: stranger.id, deliver_id: of.deliverId } })],
  ['an address to pay by bank', api.payByBank, (of: Own) => ({ body: { id: stranger.id, deliver_id: of.deliverId } })],
] as const)(
  '%s of another patient is a 404 like an unknown one, and stays as it is (§own-or-unknown, §payment-own, §deliver-changeable)',
  async (_, call, input) => {
    const before = await kept();
    for (const of of [owner, unknown()]) {
      expect(await refusal(stranger.visitor.send(call, input(of)))).toBe('404 not_found');
    }
    expect(await kept()).toEqual(before);
  },
);
