import * as v from 'valibot';
import { declare, type Reply } from './call';
import { CardPaymentStarted, PatientShare } from './words';
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

/** `---` if the line of the bill has no points. */
const Score = optional<number | '---', number | '---'>(wholeOf, '---');

/** `score` and `total.insurance` are in points, other amounts in yen. `ratio` is the patient's share: 0.3 for 3割. */
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
    ratio: PatientShare,
  }),
});

export const getBill = declare('GET /payments/:id', {
  params: ById,
  reply: v.pipe(
    v.object({ billing_info: BillingInfo }),
    v.transform(({ billing_info: { insurance_details: insurance, private_details: privateCare, total } }) => ({
      billing_info: { insurance_details: insurance.rows, private_details: privateCare.rows, total },
      lost: insurance.lost + privateCare.lost,
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
        /** A host that stores no choice omits `chosen`. */
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
  /** The amount that the patient saw; a host may refuse an outdated amount with `amount_changed`. */
  amount: v.optional(Integer),
});

/** A reply without `link_url` means that the payment failed. */
export const payByCard = declare('POST /payments', {
  json: PayBody,
  reply: v.pipe(
    v.object({ response_data: CardPaymentStarted, link_url: TextOrNone }),
    v.transform(({ response_data, link_url }) =>
      response_data && link_url ? { response_data: 1, link_url } : { response_data: 0, link_url: '' },
    ),
  ),
  needsIdempotencyKey: true,
  extras: { amount: 'amount' },
});

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
  needsIdempotencyKey: true,
  extras: { amount: 'amount' },
});
