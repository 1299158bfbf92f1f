import * as v from 'valibot';
import { badInput } from '../ruleError';
import type { Refund, UnmatchedTransfer } from './refunds';

export const AsciiText = v.pipe(v.string(), v.regex(/^[!-~]{1,255}$/));
/** The maximum of PostgreSQL's type `integer`. */
export const MAX_YEN = 2_147_483_647;

export function readNotice<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, value);
  if (!read.success) throw badInput();
  return read.output;
}

export const warnOfRefund = (notice: string, { amount_yen, reservation_id }: Refund): void =>
  console.warn(
    `${notice}: ${amount_yen} yen are to be given back, because the bill of reservation ${reservation_id} was already paid, cancelled or corrected; see: npm run clinic -- refunds`,
  );

export const warnOfUnmatched = ({ id, reference, amount_yen, account_number }: UnmatchedTransfer): void =>
  console.warn(
    `Bank notice ${reference}: ${amount_yen} yen to account ${account_number} match no bill; the transfer has the ID ${id}, see: npm run clinic -- unmatched`,
  );
