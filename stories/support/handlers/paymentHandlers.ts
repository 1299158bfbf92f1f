import type { HttpHandler } from 'msw';
import { getBill, listPayAddresses, payByBank, payByCard } from '../../../src/api/contract';
import { account, addresses, bill, oneOwed } from '../fixtures/paymentFixtures';
import { call } from './clinicHandlers';
import { messageChoices } from './messageChoiceHandlers';
import { reservationList } from './reservationHandlers';

export const billCall = call(getBill);
export const payAddresses = call(listPayAddresses);
export const CHECKOUT_URL = 'https://checkout.example/session/1';
export const PAYMENT_STARTED = { response_data: 1, link_url: CHECKOUT_URL } as const;
const cardCall = call(payByCard);
export const cardPayment = {
  ...cardCall,
  starts: () => cardCall.answers(PAYMENT_STARTED),
  /** §card-failed */
  refused: () => cardCall.answers({ response_data: 0, link_url: '' }),
};

export const bankPayment = call(payByBank);

export const PAID_ALREADY = {
  error: { code: 'paid_already', message: 'この診療のお支払いは、すでに完了しています。' },
};

/** The amount has changed since the patient loaded the bill (§amount-seen). */
export const AMOUNT_CHANGED = { error: { code: 'amount_changed', message: 'お支払いの金額が変わりました。' } };

export const successfulPayment = (): HttpHandler[] => [
  reservationList.answers(oneOwed),
  billCall.answers({ billing_info: bill }),
  payAddresses.answers(addresses),
  cardPayment.starts(),
  bankPayment.answers({ bank_info: account }),
  messageChoices.none(),
];
