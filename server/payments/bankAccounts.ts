import * as v from 'valibot';
import type { WireReply } from '../../src/api/contract/call';
import { payByBank } from '../../src/api/contract';
import type { Instant } from '../../src/domain/jst';
import { conflict, notFound } from '../http/clinicError';
import { toTimestamp, only, type Db, type Queries } from '../db/db';
import { oncePerKey } from '../http/oncePerKey';
import type { CallContext } from '../http/context';
import type { ClinicBank } from './clinicBank';
import type { PaymentRequest } from './cardPayments';
import { MAX_YEN, Word, readNotice, warnOfRefund } from './cardNotices';
import { keepChoice, markPaid, owedBill } from './payableBills';
import { keepRefund } from './refunds';

interface AccountRow {
  account_number: string;
  account_name: string;
  branch_code: string;
  branch_name: string;
  bank_name: string | null;
  bank_code: string | null;
  account_type: string | null;
}

/** The check digit of an account number (Luhn): mistyping one digit never gives another patient's account. */
export function checkDigit(serial: string): string {
  const sum = serial
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** Returns an unused account number. The sequence advances even if the transaction is rolled back. */
async function newAccountNumber(tx: Queries): Promise<string> {
  const { serial } = only(await tx.query<{ serial: string }>(`select nextval('bank_account_serials')::text as serial`));
  const digits = serial.padStart(6, '0');
  return digits + checkDigit(digits);
}

/** Returns a bill's account, creating it on first use. The caller must hold the reservation's row lock. */
async function accountOf(tx: Queries, bank: ClinicBank, reservationId: number, now: Instant): Promise<AccountRow> {
  const [given] = await tx.query<AccountRow>('select * from bank_accounts where reservation_id = $1', [reservationId]);
  if (given) return given;
  const rows = await tx.query<AccountRow>(
    `insert into bank_accounts (account_number, account_name, branch_code, branch_name, bank_code, bank_name,
       account_type, reservation_id, given_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning *`,
    [
      await newAccountNumber(tx),
      bank.holder,
      bank.branchCode,
      bank.branchName,
      bank.code,
      bank.name,
      bank.accountType,
      reservationId,
      toTimestamp(now),
    ],
  );
  return only(rows);
}

/**
 * Gives the bill its own account for a transfer (§bank-account-own); later calls return the same account.
 * Its last day is the bill's, and it is given after that day too (§deadline-stays).
 * Throws the 404 and 409 of `owedBill`, and a 404 for an unknown address.
 */
export async function payBillByBank(
  { db, bank }: { db: Db; bank: ClinicBank },
  context: CallContext,
  payment: PaymentRequest,
): Promise<WireReply<typeof payByBank>> {
  const { patient, now } = context;
  const mustOwe = (tx: Queries) => owedBill(tx, patient.id, payment.id);
  const work = async (tx: Queries) => {
    const { payBy } = await mustOwe(tx);
    await keepChoice(tx, patient.id, payment, 'bank');
    const account = await accountOf(tx, bank, payment.id, now);
    const bank_info = {
      va_account_number: account.account_number,
      va_account_name: account.account_name,
      va_branch_code: account.branch_code,
      va_branch_name: account.branch_name,
      va_bank_name: account.bank_name ?? bank.name,
      va_bank_code: account.bank_code ?? bank.code,
      va_account_type: account.account_type ?? bank.accountType,
      due_date: payBy,
    };
    return { reply: { bank_info }, success: true };
  };
  const { reply } = await oncePerKey(db, context, { input: [payByBank.path, payment], work, mustStand: mustOwe });
  return reply;
}

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
 * Handles a bank's transfer notice after its signature was verified. A repeated notice has no effect; another transfer
 * for a paid bill is kept as money to give back. Throws a 400 if malformed, a 404 for an unknown account, a 409 if the
 * amount isn't the unpaid bill's; then nothing is stored, and staff settle those by hand.
 */
export async function takeTransfer(db: Db, raw: string, now: Instant): Promise<void> {
  const notice = readNotice(Transfer, raw);
  const { notice_id, account_number, amount } = notice;
  const refund = await db.transaction(async (tx) => {
    if (!(await isNew(tx, notice, now))) return null;
    const [bill] = await tx.query<{ id: number; paid_at: Date | null; grand_total_yen: number }>(
      `select r.id, r.paid_at, b.grand_total_yen from bank_accounts a
       join bills b on b.reservation_id = a.reservation_id join reservations r on r.id = a.reservation_id
       where a.account_number = $1 for update of r`,
      [account_number],
    );
    if (!bill) throw notFound('口座');
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
