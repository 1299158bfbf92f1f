import { describe, expect, test, vi } from 'vitest';
import { takeStep } from '../../../server/preview/previewSteps';
import { ProviderError, type PaymentProvider } from '../../../server/money/paymentProvider';
import { sandboxPayments } from '../../../server/money/sandbox';
import { NOW, ORIGIN, useClinic } from '../support/testClinic';
import {
  chooseBank,
  sendTransferNotice,
  newConfirmedBill,
  paymentOf,
  sendPaymentNotice,
  openCardSession,
} from '../support/confirmedBill';

const clinic = useClinic();

const openClinicWithHangingClose = () => {
  const close = vi.fn<PaymentProvider['close']>(() => new Promise<never>(() => undefined));
  return { close, clinic: clinic().openAnother({ payments: { ...sandboxPayments(clinic().db, ORIGIN), close } }) };
};

const sessionStatuses = async (id: number) => (await paymentOf(clinic(), id)).cards.map(({ status }) => status);

describe('a paid bill’s open payment session', () => {
  /** Simulates a process that is killed before the provider has closed the session. */
  async function payWithoutClosing(name: string) {
    const debtor = await newConfirmedBill(clinic(), name, { points: 426 });
    await openCardSession(debtor);
    const { va_account_number: account_number } = await chooseBank(debtor);
    const killed = openClinicWithHangingClose();
    const notice = { notice_id: crypto.randomUUID(), account_number, amount: 1280 };
    void sendPaymentNotice({ ...clinic(), ...killed.clinic }, 'bank_notice', notice);
    await expect.poll(() => killed.close).toHaveBeenCalled();
    const { paidAt } = await paymentOf(clinic(), debtor.id);
    expect([paidAt?.getTime(), await sessionStatuses(debtor.id)]).toEqual([NOW, ['open']]);
    return debtor;
  }

  test('is closed by the clinic’s next start after a crash', async () => {
    const { id } = await payWithoutClosing('killed-start');
    await clinic().openAnother().prepare();
    expect(await sessionStatuses(id)).toEqual(['closed']);
  });

  test('is closed by the next bank notice for any bill', async () => {
    const unclosed = await payWithoutClosing('killed-other');
    const other = await newConfirmedBill(clinic(), 'killed-next', { points: 426 });
    const { va_account_number: account_number } = await chooseBank(other);
    expect((await sendTransferNotice(clinic(), { account_number, amount: 1280 })).status).toBe(200);
    expect(await sessionStatuses(unclosed.id)).toEqual(['closed']);
  });

  test('is closed by the clinic’s next start if the provider was unreachable', async () => {
    const debtor = await newConfirmedBill(clinic(), 'out-of-reach', { points: 426 });
    await openCardSession(debtor);
    const unpaid = await newConfirmedBill(clinic(), 'still-owed', { points: 426 });
    await openCardSession(unpaid);
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const close = () => Promise.reject(new ProviderError('StripeConnectionError'));
    const payments = { ...sandboxPayments(clinic().db, ORIGIN), close };
    await takeStep({ db: clinic().db, payments }, debtor.id, 'pay', NOW);
    expect(await sessionStatuses(debtor.id)).toEqual(['open']);
    expect(warned).toHaveBeenCalledWith('A payment session could not be closed: StripeConnectionError');
    warned.mockRestore();
    await clinic().openAnother().prepare();
    expect(await sessionStatuses(debtor.id)).toEqual(['closed']);
    expect(await sessionStatuses(unpaid.id)).toEqual(['open']);
  });
});
