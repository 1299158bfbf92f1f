import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { payByCard } from '../../../src/api/contract';
import { takeStepInDb } from '../../../server/preview/previewSteps';
import { ProviderError, type PaymentProvider } from '../../../server/money/paymentProvider';
import { sandboxPayments } from '../../../server/money/sandbox';
import { NOW, ORIGIN, useClinic } from '../support/testClinic';
import { newConfirmedBill, paymentOf } from '../support/confirmedBill';
import { logIn } from '../../patient';

const clinic = useClinic();
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe('a card provider', () => {
  const clinicWith = (change: Partial<PaymentProvider>) =>
    clinic().openAnother({ payments: { ...sandboxPayments(clinic().db, ORIGIN), ...change } });
  const failToConnect = () => Promise.reject(new ProviderError('StripeConnectionError'));

  test('that is down leaves the bill unpaid (§card-failed)', async () => {
    const debtor = await newConfirmedBill(clinic(), 'down');
    const body = { id: debtor.id, deliver_id: debtor.deliverId };
    const key = crypto.randomUUID();
    const visitor = await logIn(clinic(), 'down', clinicWith({ open: failToConnect }));
    expect(await visitor.ask(payByCard, { body }, { key })).toEqual({ response_data: 0, link_url: '' });
    expect(await paymentOf(clinic(), debtor.id)).toMatchObject({ paidAt: null, cards: [] });
    const { response_data } = await debtor.visitor.ask(payByCard, { body }, { key });
    expect(response_data).toBe(1);
  });

  test('receives the amount of the bill and no patient data', async () => {
    const debtor = await newConfirmedBill(clinic(), 'asked', { points: 469 });
    const checkouts: object[] = [];
    const recordingClinic = clinicWith({
      open: (checkout) => {
        checkouts.push(checkout);
        return Promise.resolve({ sessionId: crypto.randomUUID(), url: 'https://pay.example/1' });
      },
    });
    const visitor = await logIn(clinic(), 'asked', recordingClinic);
    const body = { id: debtor.id, deliver_id: debtor.deliverId, amountYen: 1 };
    expect((await visitor.send(payByCard, { body: { ...body, amount: 1 } })).status).toBe(409);
    expect(checkouts).toEqual([]);
    const reply = await visitor.ask(payByCard, { body });
    expect(reply).toEqual({ response_data: 1, link_url: 'https://pay.example/1' });
    expect(checkouts).toEqual([
      {
        reservationId: debtor.id,
        amountYen: 1410,
        title: expect.stringMatching(/^診療費・お薬代（\d+月\d+日診療分）$/),
        idempotencyKey: expect.any(String),
        appOrigin: ORIGIN,
      },
    ]);
  });

  test('that replies after the bill was paid causes a 409', async () => {
    const debtor = await newConfirmedBill(clinic(), 'late');
    const slowClinic = clinicWith({
      open: async () => {
        await takeStepInDb(clinic().db, debtor.id, 'pay', NOW);
        return { sessionId: crypto.randomUUID(), url: 'https://pay.example/2' };
      },
    });
    const visitor = await logIn(clinic(), 'late', slowClinic);
    const response = await visitor.send(payByCard, { body: { id: debtor.id, deliver_id: debtor.deliverId } });
    expect(response.status).toBe(409);
    expect((await paymentOf(clinic(), debtor.id)).cards).toEqual([]);
  });
});
