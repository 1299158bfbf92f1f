import * as v from 'valibot';
import { declare } from './call';
import { Address } from './addressCalls';
import { Id, IdText, JstDateText, Text, ById } from './wireFormats';

const Yen = v.pipe(v.number(), v.integer());

/** A bill: `score` and `total.insurance` in points, the rest in yen; `ratio` is the patient's share, 0.3 for 3割. */
export const BillingInfo = v.object({
  insurance_details: v.array(
    v.object({ type: Text, description: Text, score: v.union([v.pipe(v.number(), v.integer()), v.literal('---')]) }),
  ),
  private_details: v.array(v.object({ type: Text, description: Text, cost: Yen })),
  total: v.object({ insurance: Yen, private: Yen, private_tax: Yen, grand_total: Yen, ratio: v.number() }),
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
  reply: v.object({
    main_deliver: v.nullable(Address),
    other_deliver: v.array(Address),
    /** Optional for a host: the address of the customer form (§known-address-offered). */
    registered: v.optional(v.nullable(v.object({ zip: Text, address: Text, apartment: Text }))),
    /** What was chosen for the bill; left out by a host that does not keep it (§payment-choice-kept). */
    chosen: v.optional(v.nullable(v.object({ method: v.picklist(['card', 'bank']), deliver_id: Id }))),
  }),
});

const Pay = v.object({
  id: Id,
  deliver_id: Id,
  /** The amount that the patient has seen; a host may refuse another one with the code `amount_changed` (§amount-seen). */
  amount: v.optional(Yen),
});

/** Card payment: `link_url` is the provider's page; `response_data` 0 means that it failed (§card-failed). */
export const payByCard = declare('POST /payments', {
  json: Pay,
  reply: v.object({ response_data: v.picklist([0, 1]), link_url: Text }),
  books: true,
  extras: { amount: 'amount' },
});

/** Optional for a host: the bank, the kind of account, the last day to pay (§bank-details-copied). */
export const BankInfo = v.object({
  va_account_number: Text,
  va_account_name: Text,
  va_branch_code: Text,
  va_branch_name: Text,
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
