import * as v from 'valibot';
import type { Instant } from '../../src/domain/calendar/jst';
import { conflict } from '../ruleError';
import { toTimestamp, type Db, type Queries } from '../db/db';
import { parseJson } from '../http/body';
import { MAX_YEN, AsciiText, readNotice, warnOfRefund, warnOfUnmatched } from './notice';
import { billForTransfer, markPaid } from './payableBills';
import { applyTransfer, applyUnmatchedTransfers, storeRefund, storeUnmatched } from './refunds';

const Transfer = v.object({
  /** A repeated notice has the same id. */
  notice_id: AsciiText,
  account_number: v.pipe(v.string(), v.regex(/^\d{7}$/)),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_YEN)),
  /** A sender's name that cannot be stored becomes null, because the transfer must be accepted anyway. */
  holder: v.fallback(v.nullish(v.pipe(v.string(), v.maxLength(100), v.regex(/^[^\0]*$/)), null), null),
});

/** Returns false for a repeated notice. Throws a 409 if another transfer has the same notice id. */
async function storeIfNew(tx: Queries, notice: v.InferOutput<typeof Transfer>, now: Instant): Promise<boolean> {
  const { notice_id, account_number, amount } = notice;
  const inserted = await tx.query(
    `insert into bank_notices (notice_id, account_number, amount_yen, received_at) values ($1, $2, $3, $4)
     on conflict do nothing returning 1`,
    [notice_id, account_number, amount, toTimestamp(now)],
  );
  if (inserted.length > 0) return true;
  const sameTransfer = await tx.query(
    'select 1 from bank_notices where notice_id = $1 and account_number = $2 and amount_yen = $3',
    [notice_id, account_number, amount],
  );
  if (sameTransfer.length === 0) throw conflict('この通知番号は、別のお振込のものです。');
  return false;
}

/** Marks a bill as paid only if its transfers add up to exactly its amount (§bank-exact-amount). */
export async function receiveTransfer(db: Db, raw: string, now: Instant): Promise<void> {
  const notice = readNotice(Transfer, parseJson(raw));
  const { notice_id: reference, account_number, amount: amount_yen, holder } = notice;
  const warn = await db.transaction(async (tx) => {
    if (!(await storeIfNew(tx, notice, now))) return null;
    const [account] = await tx.query<{ reservation_id: number }>(
      'select reservation_id from bank_accounts where account_number = $1',
      [account_number],
    );
    const reservation_id = account?.reservation_id ?? null;
    const transfer = { reservation_id, amount_yen, account_number, holder, reference };
    const leaveToStaff = async () => {
      const unmatched = await storeUnmatched(tx, transfer, now);
      return () => warnOfUnmatched(unmatched);
    };
    if (reservation_id === null) return leaveToStaff();
    const bill = await billForTransfer(tx, reservation_id);
    if (!bill) return leaveToStaff();
    if (bill.paid_at) {
      if (bill.open_yen === 0) {
        const refund = await storeRefund(tx, { reservation_id, amount_yen, paid_by: 'bank', reference }, now);
        return refund && (() => warnOfRefund(`Bank notice ${reference}`, refund));
      }
      if (bill.payment_method !== 'bank' || amount_yen !== bill.open_yen) return leaveToStaff();
      // Staff marked the bill as paid before the bank reported the transfer.
      await applyTransfer(tx, (await storeUnmatched(tx, transfer, now)).id, amount_yen);
      return null;
    }
    if (amount_yen !== bill.grand_total_yen) {
      const warnOfPart = await leaveToStaff();
      if (!(await applyUnmatchedTransfers(tx, reservation_id, bill.grand_total_yen))) return warnOfPart;
    }
    await markPaid(tx, reservation_id, 'bank', now);
    return null;
  });
  warn?.();
}
