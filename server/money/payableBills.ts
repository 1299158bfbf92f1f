import type { Instant } from '../../src/domain/calendar/jst';
import { type PaymentChoice, type PaymentMethod, lastDayToPay } from '../../src/domain/money/payment';
import { amountChanged, conflict, notFound } from '../ruleError';
import { toTimestamp, type Queries, type Db } from '../db/db';
import type { StateTimes } from '../db/reservationRow';
import { planMessage } from '../messages/outbox';
import { copyDeliverAddress } from './deliverAddresses';

type BillState = Omit<StateTimes, 'finished_at' | 'rebook_at'> & { start_at: Date; grand_total_yen: number | null };

export const lockReservation = (tx: Queries, id: number) =>
  tx.query('select 1 from reservations where id = $1 for update', [id]);

/** Throws a 404 for another patient's bill (§payment-own). */
export async function readConfirmedBill(tx: Queries, patientId: number, reservationId: number, shouldLock = false) {
  // Locks in a separate statement, because a query that waits for a lock reads the data from before the wait.
  if (shouldLock) await lockReservation(tx, reservationId);
  const [row] = await tx.query<BillState>(
    `select r.cancelled_at, r.missed_at, r.confirmed_at, r.paid_at, r.shipped_at, r.start_at, b.grand_total_yen
     from reservations r left join bills b on b.reservation_id = r.id
     where r.id = $1 and r.patient_id = $2`,
    [reservationId, patientId],
  );
  if (!row) throw notFound('診療明細');
  if (row.cancelled_at) throw conflict('キャンセルされたご予約に、お支払いはありません。');
  if (row.missed_at) throw conflict('受診されなかったご予約に、お支払いはありません。');
  if (!row.confirmed_at || row.grand_total_yen === null)
    throw conflict('会計を確認しています。確認が終わるまでお待ちください。');
  return {
    isPaid: row.paid_at !== null,
    isShipped: row.shipped_at !== null,
    amountYen: row.grand_total_yen,
    startAt: row.start_at.getTime(),
    payBy: lastDayToPay(row.confirmed_at.getTime()),
  };
}

/** Locks the bill. Throws a 409 if the bill is paid, or if the patient saw another amount (`seenYen`). */
export async function lockOwedBill(tx: Queries, patientId: number, reservationId: number, seenYen: number | undefined) {
  const bill = await readConfirmedBill(tx, patientId, reservationId, true);
  if (bill.isPaid) throw conflict('お支払いはすでに完了しています。');
  if (seenYen !== undefined && seenYen !== bill.amountYen) throw amountChanged();
  return bill;
}

interface Choice {
  id: number;
  deliver_id: number;
}

export async function saveAddress(tx: Queries, patientId: number, { id, deliver_id }: Choice): Promise<void> {
  const updated = await tx.query(
    `update bills set deliver_zip = a.zip, deliver_address = a.address, deliver_apartment = a.apartment, deliver_id = a.id
     from addresses a where bills.reservation_id = $1 and a.id = $2 and a.patient_id = $3 returning 1`,
    [id, deliver_id, patientId],
  );
  if (updated.length === 0) throw notFound('お届け先の住所');
}

/** The bill keeps the choice for the patient's next screen or device (§payment-choice-kept). */
export async function saveChoice(tx: Queries, patientId: number, choice: Choice, method: PaymentMethod): Promise<void> {
  await saveAddress(tx, patientId, choice);
  await tx.query('update bills set payment_method = $2 where reservation_id = $1', [choice.id, method]);
}

/** Null if the patient chose nothing, or deleted the chosen address. */
export async function choiceOf(db: Queries, patientId: number, reservationId: number): Promise<PaymentChoice | null> {
  const [row] = await db.query<{ payment_method: PaymentMethod | null; deliver_id: number | null }>(
    `select payment_method, deliver_id from reservations left join bills on reservation_id = id
     where id = $1 and patient_id = $2`,
    [reservationId, patientId],
  );
  if (!row) throw notFound('診療明細');
  return row.payment_method && row.deliver_id ? { method: row.payment_method, deliver_id: row.deliver_id } : null;
}

export type PaymentReporter = 'card' | 'bank' | 'staff';

interface TransferBill extends Pick<StateTimes, 'cancelled_at' | 'confirmed_at' | 'paid_at'> {
  payment_method: PaymentMethod | null;
  grand_total_yen: number;
  /** 0 if `paid_by` is `card` or `bank`. Otherwise the total minus the matched transfers. */
  open_yen: number;
}

export async function billForTransfer(tx: Queries, reservationId: number): Promise<TransferBill | undefined> {
  await lockReservation(tx, reservationId);
  const [bill] = await tx.query<TransferBill>(
    `select cancelled_at, confirmed_at, paid_at, payment_method, grand_total_yen,
       case when paid_at is null or paid_by = 'staff' then greatest(grand_total_yen - (
         select coalesce(sum(matched_yen), 0)::int from unapplied_payments where reservation_id = r.id), 0) else 0 end as open_yen
     from reservations r join bills on reservation_id = r.id where r.id = $1`,
    [reservationId],
  );
  return bill;
}

/** The caller must have locked the reservation and checked that the bill is unpaid. */
export async function markPaid(
  tx: Queries,
  reservationId: number,
  paidBy: PaymentReporter,
  now: Instant,
): Promise<void> {
  await tx.query('update reservations set paid_at = $2, paid_by = $3 where id = $1', [
    reservationId,
    toTimestamp(now),
    paidBy,
  ]);
  await copyDeliverAddress(tx, reservationId);
  await planMessage(tx, reservationId, 'paid', now);
}

/** A patient can change the address until the shipment, even after paying (§deliver-changeable). */
export const changeDeliverAddress = (db: Db, patientId: number, id: number, deliverId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const { isPaid, isShipped } = await readConfirmedBill(tx, patientId, id, true);
    if (isShipped) throw conflict('お薬はすでに発送されているため、お届け先は変更できません。', 'shipped');
    await saveAddress(tx, patientId, { id, deliver_id: deliverId });
    if (isPaid) await copyDeliverAddress(tx, id);
  });
