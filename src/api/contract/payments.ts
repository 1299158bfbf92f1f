import * as v from 'valibot';
import { declare, type Reply } from './call';
import { CardAnswer, Ratio } from './words';
import { Address, AddressOrNone } from './addresses';
import {
  ById,
  Id,
  IdText,
  DateOrNone,
  firstOf,
  optionalObject,
  ReadId,
  ReadText,
  Rows,
  UncheckedRows,
  TextOrEmpty,
  TextOrNone,
  Integer,
  optional,
  Whole,
  wholeOf,
  WholeOrZero,
  requireAnyOf,
} from './wireFormats';

/** Points, or `---` for none. */
const Score = optional<number | '---', number | '---'>(wholeOf, '---');

/** `score` and `total.insurance` in points, the rest in yen; `ratio` is the patient's share, 0.3 for 3割. */
const BillingInfo = v.object({
  insurance_details: UncheckedRows(
    requireAnyOf(['type', 'description'], v.object({ type: TextOrEmpty, description: TextOrEmpty, score: Score })),
  ),
  private_details: UncheckedRows(v.object({ type: TextOrEmpty, description: TextOrEmpty, cost: Whole })),
  total: v.object({
    insurance: WholeOrZero,
    private: WholeOrZero,
    private_tax: WholeOrZero,
    grand_total: Whole,
    ratio: Ratio,
  }),
});

export const getBill = declare('GET /payments/:id', {
  params: ById,
  reply: v.pipe(
    v.object({ billing_info: BillingInfo }),
    v.transform(({ billing_info: { insurance_details: insured, private_details: own, total } }) => ({
      billing_info: { insurance_details: insured.rows, private_details: own.rows, total },
      lost: insured.lost + own.lost,
    })),
  ),
});
export type BillingInfo = Reply<typeof getBill>['billing_info'];

export const listPayAddresses = declare('GET /payments', {
  query: v.object({ id: v.optional(IdText) }),
  extras: { id: 'payment_choice' },
  reply: requireAnyOf(
    ['main_deliver', 'other_deliver'],
    v.pipe(
      v.object({
        main_deliver: AddressOrNone,
        other_deliver: Rows(Address),
        /** The stored payment choice. Missing if the host stores none. */
        chosen: v.optional(
          optionalObject(v.object({ method: v.picklist(['card', 'bank']), deliver_id: ReadId }), null),
        ),
      }),
      v.transform(({ other_deliver: { rows, lost }, ...reply }) => ({ ...reply, other_deliver: rows, lost })),
    ),
  ),
});

const PayBody = v.object({
  id: Id,
  deliver_id: Id,
  /** The amount that the patient saw. If the bill has changed, a host may refuse with the code `amount_changed`. */
  amount: v.optional(Integer),
});

/** The payment failed if `response_data` is 0 or `link_url` is missing. */
export const payByCard = declare('POST /payments', {
  json: PayBody,
  reply: v.pipe(
    v.object({ response_data: CardAnswer, link_url: TextOrNone }),
    v.transform(({ response_data, link_url }) =>
      response_data && link_url ? { response_data: 1, link_url } : { response_data: 0, link_url: '' },
    ),
  ),
  books: true,
  extras: { amount: 'amount' },
});

/** A host may omit the bank, the kind of account and the last day to pay. */
export const BankInfo = v.object({
  va_account_number: ReadText,
  va_account_name: TextOrEmpty,
  va_branch_code: TextOrEmpty,
  va_branch_name: TextOrEmpty,
  va_bank_name: v.nullish(TextOrNone),
  va_bank_code: v.nullish(TextOrNone),
  va_account_type: v.nullish(TextOrNone),
  due_date: v.nullish(DateOrNone),
});
export type BankInfo = v.InferOutput<typeof BankInfo>;

export const payByBank = declare('POST /payments/bank_payment', {
  json: PayBody,
  reply: v.object({ bank_info: firstOf(BankInfo) }),
  books: true,
  extras: { amount: 'amount' },
});
