import type { Instant } from '../../src/domain/calendar/jst';
import { firstRow, toTimestamp, type Queries } from '../db/db';

/** Money that staff must give back: a payment for a bill that was already paid, or the surplus of a transfer. */
export interface Refund {
  id: number;
  reservation_id: number;
  amount_yen: number;
  paid_by: 'card' | 'bank';
  /** The id of the payment session or of the bank's notice. */
  reference: string;
  received_at: Date;
}

/** A transfer that pays no bill, for example because the amount is wrong. */
export interface UnmatchedTransfer {
  id: number;
  reservation_id: number | null;
  amount_yen: number;
  account_number: string;
  holder: string | null;
  reference: string;
  received_at: Date;
}

export async function storeRefund(
  tx: Queries,
  { reservation_id, amount_yen, paid_by, reference }: Omit<Refund, 'id' | 'received_at'>,
  now: Instant,
): Promise<Refund | null> {
  const [refund] = await tx.query<Refund>(
    `insert into unapplied_payments (reservation_id, amount_yen, paid_by, reference, received_at)
     values ($1, $2, $3, $4, $5) on conflict (paid_by, reference) do nothing
     returning *`,
    [reservation_id, amount_yen, paid_by, reference, toTimestamp(now)],
  );
  return refund ?? null;
}

export async function storeUnmatched(
  tx: Queries,
  money: Omit<UnmatchedTransfer, 'id' | 'received_at'>,
  now: Instant,
): Promise<UnmatchedTransfer> {
  const { reservation_id, amount_yen, account_number, holder, reference } = money;
  const rows = await tx.query<UnmatchedTransfer>(
    `insert into unapplied_payments (unmatched, reservation_id, amount_yen, paid_by, account_number, holder, reference, received_at)
     values (true, $1, $2, 'bank', $3, $4, $5, $6) returning *`,
    [reservation_id, amount_yen, account_number, holder, reference, toTimestamp(now)],
  );
  return firstRow(rows);
}

/** Uses `yen` of the transfer for a bill; staff must give back the rest. */
export const applyTransfer = (tx: Queries, id: number, yen: number) =>
  tx.query('update unapplied_payments set unmatched = false, matched_yen = $2 where id = $1', [id, yen]);

/** If the unmatched transfers add up to exactly `totalYen`, uses them for the bill; otherwise returns false. */
export async function applyUnmatchedTransfers(tx: Queries, reservationId: number, totalYen: number): Promise<boolean> {
  const rows = await tx.query(
    `update unapplied_payments set unmatched = false, matched_yen = amount_yen
     where reservation_id = $1 and unmatched and returned_at is null and $2 =
       (select sum(amount_yen) from unapplied_payments where reservation_id = $1 and unmatched and returned_at is null)
     returning 1`,
    [reservationId, totalYen],
  );
  return rows.length > 0;
}

export const owedRefunds = (db: Queries): Promise<Refund[]> =>
  db.query<Refund>(
    `select id, reservation_id, amount_yen - matched_yen as amount_yen, paid_by, reference, received_at from unapplied_payments
     where not unmatched and matched_yen < amount_yen and returned_at is null order by id`,
  );

export const unmatchedTransfers = (db: Queries): Promise<UnmatchedTransfer[]> =>
  db.query<UnmatchedTransfer>(
    `select id, reservation_id, amount_yen, account_number, holder, reference, received_at from unapplied_payments
     where unmatched and returned_at is null order by id`,
  );

export async function markReturned(
  db: Queries,
  id: number,
  now: Instant,
): Promise<Pick<UnmatchedTransfer, 'reservation_id'> | null> {
  const [row] = await db.query<Pick<UnmatchedTransfer, 'reservation_id'>>(
    `update unapplied_payments set returned_at = $2 where id = $1 and returned_at is null
     and (unmatched or matched_yen < amount_yen) returning reservation_id`,
    [id, toTimestamp(now)],
  );
  return row ?? null;
}
