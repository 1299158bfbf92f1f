import { cancelReservation, changeDeliver, changeTime, listReservations } from '../../src/api/contract';
import type { Handle } from '../http/handle';
import { moveReservation } from '../booking/moveReservation';
import { reservationsOf } from './reservationList';
import { cancelReservationOf } from './cancelByPatient';
import { changeDeliverAddress } from '../money/payableBills';
import type { Db } from '../db/db';
import type { SignedLinks } from '../files/signedLinks';
import type { DrawReceipt } from '../receipts/drawReceipt';

export function reservationRoutes(
  handle: Handle,
  { db, links, drawReceipt }: { db: Db; links: SignedLinks; drawReceipt: DrawReceipt | null },
): void {
  const receiptLink = async (id: number) => (drawReceipt ? links.create('receipts', id) : null);

  handle(listReservations, (_, { patient, now }) => reservationsOf(db, patient.id, now, receiptLink));

  handle(cancelReservation, async ({ params }, { patient, now }) => {
    await cancelReservationOf(db, patient.id, params.id, now);
    return reservationsOf(db, patient.id, now, receiptLink);
  });

  handle(changeDeliver, async ({ params, body }, { patient, now }) => {
    await changeDeliverAddress(db, patient.id, params.id, body.deliver_id);
    return reservationsOf(db, patient.id, now, receiptLink);
  });

  handle(changeTime, async ({ params, body }, { patient, now }) => {
    const isMoved = await moveReservation(db, patient, { id: params.id, shiftIds: body.shiftIds }, now);
    return isMoved ? reservationsOf(db, patient.id, now, receiptLink) : { message: '1' }; // `1`: the block is taken.
  });
}
