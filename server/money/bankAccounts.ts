import type { WireReply } from '../../src/api/contract/call';
import { payByBank } from '../../src/api/contract';
import type { Instant } from '../../src/domain/calendar/jst';
import { codeOf, toTimestamp, firstRow, type Db, type Queries } from '../db/db';
import { conflict } from '../ruleError';
import { oncePerKey } from '../http/oncePerKey';
import type { CallContext } from '../http/context';
import type { ClinicBank } from './clinicBank';
import type { PaymentRequest } from './cardPayments';
import { saveChoice, lockOwedBill } from './payableBills';

interface AccountRow {
  account_number: string;
  account_name: string;
  branch_code: string;
  branch_name: string;
  bank_name: string | null;
  bank_code: string | null;
  account_type: string | null;
}

/** Luhn's check digit, so that a mistyped digit never names another patient's account. */
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

const SEQUENCE_USED_UP = '2200H';

async function newAccountNumber(tx: Queries): Promise<string> {
  const next = tx.query<{ serial: string }>(`select nextval('bank_account_serials')::text as serial`);
  const { serial } = firstRow(
    await next.catch((error: unknown) => {
      if (codeOf(error) !== SEQUENCE_USED_UP) throw error;
      throw conflict('お振込の口座を新しくご用意できません。カードでお支払いになるか、クリニックへご連絡ください。');
    }),
  );
  const digits = serial.padStart(6, '0');
  return digits + checkDigit(digits);
}

async function findOrCreateAccount(
  tx: Queries,
  bank: ClinicBank,
  reservationId: number,
  now: Instant,
): Promise<AccountRow> {
  const [row] = await tx.query<AccountRow>('select * from bank_accounts where reservation_id = $1', [reservationId]);
  if (row) return row;
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
  return firstRow(rows);
}

/** Replies with the bill's own bank account, which never expires (§bank-account-own). */
export async function payBillByBank(
  { db, bank }: { db: Db; bank: ClinicBank },
  context: CallContext,
  payment: PaymentRequest,
): Promise<WireReply<typeof payByBank>> {
  const { patient, now } = context;
  const mustOwe = (tx: Queries) => lockOwedBill(tx, patient.id, payment.id, payment.amount);
  const work = async (tx: Queries) => {
    const { payBy } = await mustOwe(tx);
    await saveChoice(tx, patient.id, payment, 'bank');
    const account = await findOrCreateAccount(tx, bank, payment.id, now);
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
  const { reply } = await oncePerKey(db, context, { input: [payByBank.path, payment], work, mustBeValid: mustOwe });
  return reply;
}
