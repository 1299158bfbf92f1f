import * as v from 'valibot';
import { declare } from './call';
import { Address } from './addressCalls';
import {
  Amount,
  ById,
  Having,
  Id,
  IdText,
  JstDateText,
  LineText,
  List,
  NumberOr,
  Text,
  TextOfAny,
  Zip,
} from './wireFormats';

const Yen = v.pipe(v.number(), v.integer());

/** A bill: `score` and `total.insurance` in points, the rest in yen; `ratio` is the patient's share, 0.3 for 3割. */
export const BillingInfo = v.object({
  insurance_details: List(
    v.object({ type: LineText, description: LineText, score: v.union([Amount, v.literal('---')]) }),
  ),
  private_details: List(v.object({ type: LineText, description: LineText, cost: Amount })),
  total: v.object({
    insurance: Amount,
    private: Amount,
    private_tax: Amount,
    grand_total: Amount,
    ratio: NumberOr(0.3),
  }),
});
export type BillingInfo = v.InferOutput<typeof BillingInfo>;

export const getBill = declare('GET /payments/:id', {
  params: ById,
  reply: v.object({ billing_info: BillingInfo }),
});

export const listPayAddresses = declare('GET /payments', {
  /** The bill to be paid. */
  query: v.object({ id: v.optional(IdText) }),
  extras: { id: 'payment_choice' },
  reply: Having(
    ['main_deliver', 'other_deliver'],
    v.object({
      main_deliver: v.nullish(Address, null),
      other_deliver: List(Address),
      /** Optional for a host: the address of the customer form (§known-address-offered). */
      registered: v.optional(v.nullable(v.object({ zip: Zip, address: TextOfAny, apartment: LineText }))),
      /** What was chosen for the bill; left out by a host that does not keep it (§payment-choice-kept). */
      chosen: v.optional(v.nullable(v.object({ method: v.picklist(['card', 'bank']), deliver_id: Id }))),
    }),
  ),
});

const Pay = v.object({
  id: Id,
  deliver_id: Id,
  /** The amount that the patient has seen; a host may refuse another one with the code `amount_changed` (§amount-seen). */
  amount: v.optional(Yen),
});

interface CardStart {
  response_data: 0 | 1;
  link_url: string;
}
/** A `link_url` redirects whatever else stands there, except with a `response_data` of 0 (§card-failed). */
const CardReply = v.pipe(
  v.object({ response_data: v.optional(v.unknown()), link_url: LineText }),
  v.transform(({ response_data: code, link_url }): CardStart => {
    const failed = code === 0 || code === '0' || link_url === '';
    return { response_data: failed ? 0 : 1, link_url: failed ? '' : link_url };
  }),
) as unknown as v.GenericSchema<CardStart, CardStart>;

/** Card payment: `link_url` is the provider's page; `response_data` 0 means that it failed (§card-failed). */
export const payByCard = declare('POST /payments', {
  json: Pay,
  reply: CardReply,
  books: true,
  extras: { amount: 'amount' },
});

/** Optional for a host: the bank, the kind of account, the last day to pay (§bank-details-copied). */
export const BankInfo = v.object({
  va_account_number: TextOfAny,
  va_account_name: TextOfAny,
  va_branch_code: TextOfAny,
  va_branch_name: TextOfAny,
  va_bank_name: v.nullish(Text),
  va_bank_code: v.nullish(Text),
  va_account_type: v.nullish(Text),
  due_date: v.nullish(JstDateText),
});
export type BankInfo = v.InferOutput<typeof BankInfo>;

export const payByBank = declare('POST /payments/bank_payment', {
  json: Pay,
  reply: v.object({ bank_info: BankInfo }),
  books: true,
  extras: { amount: 'amount' },
});
