import { beforeEach, describe, expect, test, vi } from 'vitest';
import { payByBank, payByCard } from '../../../src/api/contract';
import { takeStepInDb } from '../../../server/preview/previewSteps';
import { ProviderError, type PaymentProvider } from '../../../server/money/paymentProvider';
import { markReturned, owedRefunds } from '../../../server/money/refunds';
import { sandboxPayments } from '../../../server/money/sandbox';
import { NOW, ORIGIN, useClinic, statusAndCode } from '../support/testClinic';
import { sameSessionAt } from '../../patient';
import { cardNotice, newConfirmedBill, paymentOf, sendPaymentNotice, openCardSession } from '../support/confirmedBill';

const clinic = useClinic();
const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => void warned.mockClear());

async function newTransferrer(name: string) {
  const debtor = await newConfirmedBill(clinic(), name, { points: 426 });
  const { bank_info } = await debtor.visitor.ask(payByBank, { body: { id: debtor.id, deliver_id: debtor.deliverId } });
  const pay = (notice_id: unknown, amount = 1280) =>
    sendPaymentNotice(clinic(), 'bank_notice', { notice_id, account_number: bank_info.va_account_number, amount });
  return { ...debtor, pay };
}
const refundsOf = async (id: number) =>
  (await owedRefunds(clinic().db)).filter(({ reservation_id }) => reservation_id === id);

describe('a bank notice', () => {
  test('is stored as one refund if its bill is already paid', async () => {
    const debtor = await newTransferrer('twice');
    expect((await debtor.pay('n-first')).status).toBe(200);
    for (const noticeId of ['n-second', 'n-second', 'n-first']) expect((await debtor.pay(noticeId)).status).toBe(200);
    expect((await debtor.pay('n-third', 500)).status).toBe(200);
    expect(await refundsOf(debtor.id)).toMatchObject([
      { amount_yen: 1280, paid_by: 'bank', reference: 'n-second' },
      { amount_yen: 500, paid_by: 'bank', reference: 'n-third' },
    ]);
    expect(warned.mock.calls.flat().map(String)).toEqual([
      expect.stringMatching(/^Bank notice n-second: 1280 yen .* to be given back/),
      expect.stringMatching(/^Bank notice n-third: 500 yen .* to be given back/),
    ]);
    expect((await paymentOf(clinic(), debtor.id)).paidAt?.getTime()).toBe(NOW);
  });

  test('is refused if its id is invalid or used for another bill (§notice-once)', async () => {
    const [first, second] = [await newTransferrer('with-id'), await newTransferrer('other-id')];
    for (const id of [undefined, '', 7, 'x'.repeat(256)]) expect((await first.pay(id)).status, String(id)).toBe(400);
    expect((await first.pay('n-same')).status).toBe(200);
    expect(await statusAndCode(second.pay('n-same'))).toBe('409 conflict');
    expect((await paymentOf(clinic(), second.id)).paidAt).toBeNull();
    expect((await second.pay('n-own')).status).toBe(200);
  });
});

test('if the bill is already paid, a card payment is stored as one refund', async () => {
  const debtor = await newConfirmedBill(clinic(), 'card-after-staff', { points: 426 });
  const { session } = await openCardSession(debtor);
  await takeStepInDb(clinic().db, debtor.id, 'pay', NOW);
  for (const id of ['evt_late', 'evt_late', 'evt_late_too'])
    expect((await sendPaymentNotice(clinic(), 'webhook', cardNotice(session, 1280, {}, 'completed', id))).status).toBe(
      200,
    );
  expect(warned.mock.calls).toEqual([[expect.stringMatching(/^Notice evt_late: 1280 yen .* to be given back/)]]);
  expect((await paymentOf(clinic(), debtor.id)).paidAt?.getTime()).toBe(NOW);
  const [owed, ...more] = await refundsOf(debtor.id);
  expect(more).toEqual([]);
  expect(owed).toMatchObject({ amount_yen: 1280, paid_by: 'card', reference: session });
  expect(await markReturned(clinic().db, owed?.id ?? 0, NOW)).toEqual({ reservation_id: owed?.reservation_id });
  expect(await markReturned(clinic().db, owed?.id ?? 0, NOW)).toBeNull();
  expect(await refundsOf(debtor.id)).toEqual([]);
});

test('the clinic’s start closes a replaced card session that is still open', async () => {
  const debtor = await newConfirmedBill(clinic(), 'two-windows', { points: 426 });
  const sandbox = sandboxPayments(clinic().db, ORIGIN);
  let openingCount = 0;
  let releaseBoth = () => undefined as void;
  const bothOpening = new Promise<void>((resolve) => (releaseBoth = resolve));
  const payments: PaymentProvider = {
    ...sandbox,
    async open(checkout) {
      openingCount += 1;
      if (openingCount === 2) releaseBoth();
      await bothOpening;
      return sandbox.open(checkout);
    },
    close: () => Promise.reject(new ProviderError('StripeConnectionError')),
  };
  const visitorThere = sameSessionAt(clinic().openAnother({ payments }), debtor.visitor);
  const body = { id: debtor.id, deliver_id: debtor.deliverId };
  await Promise.all([1, 2].map(() => visitorThere.ask(payByCard, { body })));
  const [replaced] = await clinic().db.query<{ session_id: string }>(
    `select session_id from card_payments where reservation_id = $1 and status <> 'open'`,
    [debtor.id],
  );
  const close = vi.fn<PaymentProvider['close']>(() => Promise.resolve(true));
  await clinic()
    .openAnother({ payments: { ...sandbox, close } })
    .prepare();
  expect(close.mock.calls).toEqual([[replaced?.session_id]]);
  expect((await paymentOf(clinic(), debtor.id)).cards.map(({ status }) => status).toSorted()).toEqual([
    'closed',
    'open',
  ]);
});
