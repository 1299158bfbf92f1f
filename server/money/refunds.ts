import type { Instant } from '../../src/domain/calendar/jst';
import { only, toTimestamp, type Queries } from '../db/db';

/** Money that arrived for a bill that was paid already, or more than it asks for. */
export interface Refund {
  id: number;
  reservation_id: number;
  /** What is to be given back. */
  amount_yen: number;
  paid_by: 'card' | 'bank';
  /** The card provider's session or the bank's notice id, by which staff find the payment. */
  reference: string;
  received_at: Date;
}

/** A transfer that no bill asks for as it came (§unmatched-kept). */
export interface Unmatched {
  id: number;
  /** The bill of its account; null for an account that no bill has. */
  reservation_id: number | null;
  amount_yen: number;
  account_number: string;
  /** Who has paid, where the bank says it. */
  holder: string | null;
  /** The bank's notice id. */
  reference: string;
  received_at: Date;
}

/** Keeps money to give back, in the transaction that takes its notice. Null if this payment is kept already. */
export async function keepRefund(
  tx: Queries,
  { reservation_id, amount_yen, paid_by, reference }: Omit<Refund, 'id' | 'received_at'>,
  now: Instant,
): Promise<Refund | null> {
  const [kept] = await tx.query<Refund>(
    `insert into unapplied_payments (reservation_id, amount_yen, paid_by, reference, received_at)
     values ($1, $2, $3, $4, $5) on conflict (paid_by, reference) do nothing
     returning *`,
    [reservation_id, amount_yen, paid_by, reference, toTimestamp(now)],
  );
  return kept ?? null;
}

/** Keeps a transfer that staff must match, in the transaction that takes its notice. */
export async function keepUnmatched(
  tx: Queries,
  money: Omit<Unmatched, 'id' | 'received_at'>,
  now: Instant,
): Promise<Unmatched> {
  const { reservation_id, amount_yen, account_number, holder, reference } = money;
  const kept = await tx.query<Unmatched>(
    `insert into unapplied_payments (unmatched, reservation_id, amount_yen, paid_by, account_number, holder, reference, received_at)
     values (true, $1, $2, 'bank', $3, $4, $5, $6) returning *`,
    [reservation_id, amount_yen, account_number, holder, reference, toTimestamp(now)],
  );
  return only(kept);
}

/** Counts so much of an unmatched transfer as payment of its bill; the rest is to be given back. */
export const countMoney = (tx: Queries, id: number, yen: number) =>
  tx.query('update unapplied_payments set unmatched = false, matched_yen = $2 where id = $1', [id, yen]);

/** Counts a bill's unmatched transfers when together they are exactly its sum (§bank-exact-amount). Returns whether they are. */
export async function countParts(tx: Queries, reservationId: number, totalYen: number): Promise<boolean> {
  const counted = await tx.query(
    `update unapplied_payments set unmatched = false, matched_yen = amount_yen
     where reservation_id = $1 and unmatched and returned_at is null and $2 =
       (select sum(amount_yen) from unapplied_payments where reservation_id = $1 and unmatched and returned_at is null)
     returning 1`,
    [reservationId, totalYen],
  );
  return counted.length > 0;
}

/** Money not given back yet, oldest first (`npm run clinic -- refunds`). */
export const owedRefunds = (db: Queries): Promise<Refund[]> =>
  db.query<Refund>(
    `select id, reservation_id, amount_yen - matched_yen as amount_yen, paid_by, reference, received_at from unapplied_payments
     where not unmatched and matched_yen < amount_yen and returned_at is null order by id`,
  );

/** Transfers that wait for staff, oldest first (`npm run clinic -- unmatched`). */
export const unmatchedMoney = (db: Queries): Promise<Unmatched[]> =>
  db.query<Unmatched>(
    `select id, reservation_id, amount_yen, account_number, holder, reference, received_at from unapplied_payments
     where unmatched and returned_at is null order by id`,
  );

/** Notes that staff have given money back. Returns its reservation; null if there is none such left. */
export async function markReturned(
  db: Queries,
  id: number,
  now: Instant,
): Promise<Pick<Unmatched, 'reservation_id'> | null> {
  const [given] = await db.query<Pick<Unmatched, 'reservation_id'>>(
    `update unapplied_payments set returned_at = $2 where id = $1 and returned_at is null
     and (unmatched or matched_yen < amount_yen) returning reservation_id`,
    [id, toTimestamp(now)],
  );
  return given ?? null;
}
