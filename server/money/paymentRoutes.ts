import { getBill, listPayAddresses, payByBank, payByCard } from '../../src/api/contract';
import { addressesOf } from './deliverAddresses';
import { billOf } from './bills';
import { conflict } from '../ruleError';
import { textOf } from '../http/body';
import type { Handle } from '../http/handle';
import { payBillByBank } from './bankAccounts';
import { receiveTransfer } from './bankNotices';
import { closeStaleSessions, payBillByCard, type PaymentDeps } from './cardPayments';
import { receiveCardNotice } from './cardNotices';
import { choiceOf, readConfirmedBill } from './payableBills';
import { BANK_SIGNATURE_HEADER, CARD_SIGNATURE_HEADER, mustBeSigned } from '../http/signature';
import type { ClinicApp } from '../http/context';
import type { ClinicBank } from './clinicBank';

export function paymentRoutes(
  handle: Handle,
  services: PaymentDeps & { bank: ClinicBank },
  appOriginOf: (request: Request) => string,
): void {
  const { db } = services;

  handle(getBill, async ({ params }, { patient }) => {
    await readConfirmedBill(db, patient.id, params.id);
    const bill = await billOf(db, params.id);
    if (!bill) throw conflict('会計を確認しています。確認が終わるまでお待ちください。');
    return { billing_info: bill };
  });

  handle(listPayAddresses, async ({ query }, { patient }) => {
    const chosen = query.id === undefined ? {} : { chosen: await choiceOf(db, patient.id, query.id) };
    const addresses = await addressesOf(db, patient.id);
    return {
      main_deliver: addresses.find(({ preset }) => preset) ?? null,
      other_deliver: addresses.filter(({ preset }) => !preset),
      ...chosen,
    };
  });

  handle(payByCard, ({ body }, context) => payBillByCard(services, context, body, appOriginOf(context.request)));
  handle(payByBank, ({ body }, context) => payBillByBank(services, context, body));
}

/** Routes for the payment provider and the bank, which sign the raw body instead of logging in. */
export function noticeRoutes(app: ClinicApp, services: PaymentDeps & { bankSecret: string | null }): void {
  const { db, payments, bankSecret } = services;

  app.post('/payments/webhook', async (c) => {
    const raw = await textOf(c.req.raw);
    await mustBeSigned(await payments.secret(), raw, c.req.header(CARD_SIGNATURE_HEADER) ?? null);
    await receiveCardNotice(db, raw, c.get('now'));
    await closeStaleSessions(services);
    return c.json({ received: true });
  });

  if (bankSecret === null) return;
  app.post('/payments/bank_notice', async (c) => {
    const raw = await textOf(c.req.raw);
    await mustBeSigned(bankSecret, raw, c.req.header(BANK_SIGNATURE_HEADER) ?? null);
    await receiveTransfer(db, raw, c.get('now'));
    await closeStaleSessions(services);
    return c.json({ received: true });
  });
}
