import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { payByCard } from '../../../src/api/contract';
import { moveOn } from '../../../server/preview/previewSteps';
import { ProviderError, type PaymentProvider } from '../../../server/money/paymentProvider';
import { sandboxPayments } from '../../../server/money/sandbox';
import { NOW, ORIGIN, useClinic } from '../support/testClinic';
import { debtor, moneyOf } from '../support/confirmedBill';
import { logIn } from '../../patient';

const clinic = useClinic();
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe('a card provider', () => {
  const through = (change: Partial<PaymentProvider>) =>
    clinic().again({ payments: { ...sandboxPayments(clinic().db, ORIGIN), ...change } });
  const down = () => Promise.reject(new ProviderError('StripeConnectionError'));

  test('that is down gives a failure that the patient can retry, and changes nothing (§card-failed)', async () => {
    const debt = await debtor(clinic(), 'down');
    const body = { id: debt.id, deliver_id: debt.deliverId };
    const key = crypto.randomUUID();
    const visitor = await logIn(clinic(), 'down', through({ open: down }));
    expect(await visitor.ask(payByCard, { body }, { key })).toEqual({ response_data: 0, link_url: '' });
    expect(await moneyOf(clinic(), debt.id)).toMatchObject({ paidAt: null, cards: [] });
    const { response_data } = await debt.visitor.ask(payByCard, { body }, { key });
    expect(response_data).toBe(1);
  });

  test('gets the amount of the bill and no patient data', async () => {
    const debt = await debtor(clinic(), 'asked', { points: 469 });
    const checkouts: object[] = [];
    const spy = through({
      open: (checkout) => {
        checkouts.push(checkout);
        return Promise.resolve({ sessionId: crypto.randomUUID(), url: 'https://pay.example/1' });
      },
    });
    const visitor = await logIn(clinic(), 'asked', spy);
    const body = { id: debt.id, deliver_id: debt.deliverId, amountYen: 1 };
    expect((await visitor.send(payByCard, { body: { ...body, amount: 1 } })).status).toBe(409);
    expect(checkouts).toEqual([]);
    const reply = await visitor.ask(payByCard, { body });
    expect(reply).toEqual({ response_data: 1, link_url: 'https://pay.example/1' });
    expect(checkouts).toEqual([
      {
        reservationId: debt.id,
        amountYen: 1410,
        title: expect.stringMatching(/^診療費・お薬代（\d+月\d+日診療分）$/),
        idempotencyKey: expect.any(String),
        appOrigin: ORIGIN,
      },
    ]);
  });

  test('that replies after the bill was paid opens no page for the patient', async () => {
    const debt = await debtor(clinic(), 'late');
    const slow = through({
      open: async () => {
        await moveOn(clinic().db, debt.id, 'pay', NOW);
        return { sessionId: crypto.randomUUID(), url: 'https://pay.example/2' };
      },
    });
    const visitor = await logIn(clinic(), 'late', slow);
    const response = await visitor.send(payByCard, { body: { id: debt.id, deliver_id: debt.deliverId } });
    expect(response.status).toBe(409);
    expect((await moneyOf(clinic(), debt.id)).cards).toEqual([]);
  });
});
