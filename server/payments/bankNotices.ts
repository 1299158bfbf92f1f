import * as v from 'valibot';
import type { Instant } from '../../src/domain/jst';
import { conflict, notFound } from '../http/clinicError';
import { only, toTimestamp, type Db, type Queries } from '../db/db';
import { MAX_YEN, Word, readNotice, warnOfRefund } from './readNotice';
import { lockReservation, markPaid } from './payableBills';
import { keepRefund } from './refunds';

const Transfer = v.object({
  /** The bank's own: the same id is the same transfer, sent again. */
  notice_id: Word,
  account_number: v.pipe(v.string(), v.regex(/^\d{7}$/)),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_YEN)),
});

/** Stores a notice. Returns false if it is a replay. Throws a 409 if the id belongs to another transfer. */
async function isNew(tx: Queries, notice: v.InferOutput<typeof Transfer>, now: Instant): Promise<boolean> {
  const { notice_id, account_number, amount } = notice;
  const fresh = await tx.query(
    `insert into bank_notices (notice_id, account_number, amount_yen, received_at) values ($1, $2, $3, $4)
     on conflict do nothing returning 1`,
    [notice_id, account_number, amount, toTimestamp(now)],
  );
  if (fresh.length > 0) return true;
  const same = await tx.query(
    'select 1 from bank_notices where notice_id = $1 and account_number = $2 and amount_yen = $3',
    [notice_id, account_number, amount],
  );
  if (same.length === 0) throw conflict('この通知番号は、別のお振込のものです。');
  return false;
}

/**
 * Handles a bank's transfer notice after its signature was verified (§paid-by-notice-only, §notice-once,
 * §bank-exact-amount, §bank-notice-id). A repeated notice has no effect; another transfer
 * for a paid bill is kept as money to give back. Throws a 400 if malformed, a 404 for an unknown account, a 409 if the
 * amount isn't the unpaid bill's; then nothing is stored, and staff settle those by hand.
 */
export async function takeTransfer(db: Db, raw: string, now: Instant): Promise<void> {
  const notice = readNotice(Transfer, raw);
  const { notice_id, account_number, amount } = notice;
  const refund = await db.transaction(async (tx) => {
    if (!(await isNew(tx, notice, now))) return null;
    const [account] = await tx.query<{ reservation_id: number }>(
      'select reservation_id from bank_accounts where account_number = $1',
      [account_number],
    );
    if (!account) throw notFound('口座');
    await lockReservation(tx, account.reservation_id);
    const bill = only(
      await tx.query<{ id: number; paid_at: Date | null; grand_total_yen: number }>(
        `select r.id, r.paid_at, b.grand_total_yen from bills b join reservations r on r.id = b.reservation_id
         where r.id = $1`,
        [account.reservation_id],
      ),
    );
    if (bill.paid_at)
      return keepRefund(
        tx,
        { reservation_id: bill.id, amount_yen: amount, paid_by: 'bank', reference: notice_id },
        now,
      );
    if (amount !== bill.grand_total_yen) throw conflict('お振込の金額が、ご請求と一致しません。');
    await markPaid(tx, bill.id, 'bank', now);
    return null;
  });
  if (refund) warnOfRefund(`Bank notice ${notice_id}`, refund);
}
