import * as v from 'valibot';
import { badInput } from '../ruleError';
import type { Refund, Unmatched } from './refunds';

/** An id or a type of a notice: printable ASCII, as every provider's. */
export const Word = v.pipe(v.string(), v.regex(/^[!-~]{1,255}$/));
/** The largest `integer` of the database. */
export const MAX_YEN = 2_147_483_647;

/** Parses a part of a notice. Throws a 400 if it is malformed. */
export function readPart<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw badInput();
  return parsed.output;
}

/** Parses a notice after its signature was verified. Throws a 400 if it is malformed. */
export function readNotice<S extends v.GenericSchema>(schema: S, raw: string): v.InferOutput<S> {
  let body: unknown;
  try {
    body = JSON.parse(raw);
  } catch {
    throw badInput();
  }
  return readPart(schema, body);
}

/** Names money to give back in the log; it is kept in the database (`unapplied_payments`). */
export const warnOfRefund = (notice: string, { amount_yen, reservation_id }: Refund): void =>
  console.warn(
    `${notice}: ${amount_yen} yen for reservation ${reservation_id}, whose bill was paid before, cancelled or corrected; to be given back, see: npm run clinic -- refunds`,
  );

/** Names a transfer that staff must match in the log; it is kept in the database. */
export const warnOfUnmatched = ({ id, reference, amount_yen, account_number }: Unmatched): void =>
  console.warn(
    `Bank notice ${reference}: ${amount_yen} yen to account ${account_number} match no bill; kept as ${id}, see: npm run clinic -- unmatched`,
  );
