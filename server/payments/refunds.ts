import type { Instant } from '../../src/domain/jst';
import { toTimestamp, type Queries } from '../db/db';

/** Money that arrived for a bill that was paid already. */
export interface Refund {
  id: number;
  reservation_id: number;
  amount_yen: number;
  paid_by: 'card' | 'bank';
  /** The card provider's session or the bank's notice id, by which staff find the payment. */
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
    `insert into refunds (reservation_id, amount_yen, paid_by, reference, received_at)
     values ($1, $2, $3, $4, $5) on conflict (paid_by, reference) do nothing
     returning *`,
    [reservation_id, amount_yen, paid_by, reference, toTimestamp(now)],
  );
  return kept ?? null;
}

/** Money not given back yet, oldest first (`npm run clinic -- refunds`). */
export const owedRefunds = (db: Queries): Promise<Refund[]> =>
  db.query<Refund>(
    `select id, reservation_id, amount_yen, paid_by, reference, received_at from refunds
     where returned_at is null order by id`,
  );

/** Notes that staff have given the money back. Returns its reservation; null if there is no such refund left. */
export async function markReturned(db: Queries, id: number, now: Instant): Promise<number | null> {
  const [given] = await db.query<Pick<Refund, 'reservation_id'>>(
    'update refunds set returned_at = $2 where id = $1 and returned_at is null returning reservation_id',
    [id, toTimestamp(now)],
  );
  return given?.reservation_id ?? null;
}
