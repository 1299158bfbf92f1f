import { beforeAll, expect, test } from 'vitest';
import * as api from '../../../src/api/contract';
import { bookByForm, freeBlock, bookedId, visitorOf } from '../../patient';
import { CALLS } from '../support/calls';
import { addAddress, newConfirmedBill, type Debtor } from '../support/confirmedBill';
import { upload } from '../support/storedFiles';
import { day, useClinic, statusAndCode } from '../support/testClinic';

const clinic = useClinic();

test('without a login, every call of a patient gets a 401', async () => {
  const nobody = visitorOf(clinic(), 'x', 'nobody');
  const patientCalls = CALLS.filter(({ open }) => !open);
  expect(patientCalls.length).toBeGreaterThan(20);
  const input = { params: { id: 2_000_000_000, shiftIds: [1, 2] }, body: {} };
  for (const call of patientCalls)
    expect(await statusAndCode(nobody.send(call, input)), call.path).toBe('401 login_required');
});

interface Owner extends Debtor {
  bookedId: number;
  addressId: number;
  fileId: number;
  shiftIds: number[];
}

async function newOwner(name: string): Promise<Owner> {
  const debtor = await newConfirmedBill(clinic(), name);
  const addressId = await addAddress(clinic(), debtor.visitor, '沖縄県那覇市8');
  await upload(debtor.visitor, '検査');
  await bookByForm(debtor.visitor, await freeBlock(debtor.visitor, day(9)));
  const [file] = await debtor.visitor.ask(api.listFiles);
  const { shiftIds } = await freeBlock(debtor.visitor, day(10));
  return { ...debtor, addressId, fileId: file?.id ?? 0, bookedId: await bookedId(debtor.visitor), shiftIds };
}

let owner: Owner;
let stranger: Owner;
beforeAll(async () => {
  owner = await newOwner('owner');
  stranger = await newOwner('stranger');
});

const storedRows = () =>
  clinic().db.query(
    `select r.*, a.*, f.id as file, f.removed_at, (select count(*) from card_payments) as cards,
       (select count(*) from bank_accounts) as accounts
     from reservations r join addresses a using (patient_id) join medical_files f using (patient_id)
     order by r.id, a.id`,
  );
const UNKNOWN_ID = 2_000_000_000;
const unknownOwner = (): Owner => ({
  ...stranger,
  id: UNKNOWN_ID,
  bookedId: UNKNOWN_ID,
  deliverId: UNKNOWN_ID,
  addressId: UNKNOWN_ID,
  fileId: UNKNOWN_ID,
});

const paymentInput = (id: number, deliver_id: number) => ({ body: { id, deliver_id } });
const deliverInput = (id: number, deliver_id: number) => ({ params: { id }, body: { deliver_id } });

test.each([
  ['reading a bill', api.getBill, ({ id }: Owner) => ({ params: { id } })],
  ['cancelling a reservation', api.cancelReservation, ({ bookedId }: Owner) => ({ params: { id: bookedId } })],
  ['moving a reservation', api.changeTime, ({ bookedId }: Owner) => ({ params: { id: bookedId }, body: stranger })],
  ['changing the address of a parcel', api.changeDeliver, ({ id }: Owner) => deliverInput(id, stranger.deliverId)],
  ['sending a parcel to an address', api.changeDeliver, ({ addressId }: Owner) => deliverInput(stranger.id, addressId)],
  ['choosing a main address', api.setMainAddress, ({ addressId }: Owner) => ({ params: { id: addressId } })],
  ['deleting an address', api.deleteAddress, ({ addressId }: Owner) => ({ params: { id: addressId } })],
  ['deleting a file', api.removeFile, ({ fileId }: Owner) => ({ params: { id: fileId } })],
  ['reading the payment choice for a bill', api.listPayAddresses, ({ id }: Owner) => ({ query: { id } })],
  ['paying by card for a bill', api.payByCard, ({ id }: Owner) => paymentInput(id, stranger.deliverId)],
  ['paying by bank for a bill', api.payByBank, ({ id }: Owner) => paymentInput(id, stranger.deliverId)],
  ['paying by card with an address', api.payByCard, ({ deliverId }: Owner) => paymentInput(stranger.id, deliverId)],
  ['paying by bank with an address', api.payByBank, ({ deliverId }: Owner) => paymentInput(stranger.id, deliverId)],
] as const)(
  '%s of another patient gets the same 404 as an unknown id (§own-or-unknown, §payment-own, §deliver-changeable)',
  async (_, call, input) => {
    const before = await storedRows();
    for (const target of [owner, unknownOwner()])
      expect(await statusAndCode(stranger.visitor.send(call, input(target)))).toBe('404 not_found');
    expect(await storedRows()).toEqual(before);
  },
);
