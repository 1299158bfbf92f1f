import { describe, expect, test, vi } from 'vitest';
import { takeStep } from '../../../server/preview/previewSteps';
import { ProviderError, type PaymentProvider } from '../../../server/money/paymentProvider';
import { sandboxPayments } from '../../../server/money/sandbox';
import { NOW, ORIGIN, useClinic } from '../support/testClinic';
import { bankAccountOf, transfer, debtor, moneyOf, notify, openCard } from '../support/confirmedBill';

const clinic = useClinic();

/** A clinic whose provider does not reply to a call that closes a payment session. */
const openStuckClinic = () => {
  const close = vi.fn<PaymentProvider['close']>(() => new Promise<never>(() => undefined));
  return { close, clinic: clinic().again({ payments: { ...sandboxPayments(clinic().db, ORIGIN), close } }) };
};

const cardsOf = async (id: number) => (await moneyOf(clinic(), id)).cards.map(({ status }) => status);

describe('a payment session that is still open after the bill was paid', () => {
  /** Receives a transfer in a process that ends while it waits for the provider to close the payment session. */
  async function payWithoutClosing(name: string) {
    const debt = await debtor(clinic(), name, { points: 426 });
    await openCard(debt);
    const { va_account_number: account_number } = await bankAccountOf(debt);
    const killed = openStuckClinic();
    const notice = { notice_id: crypto.randomUUID(), account_number, amount: 1280 };
    // Not awaited, because this call never ends.
    void notify({ ...clinic(), ...killed.clinic }, 'bank_notice', notice);
    await expect.poll(() => killed.close).toHaveBeenCalled();
    const { paidAt } = await moneyOf(clinic(), debt.id);
    expect([paidAt?.getTime(), await cardsOf(debt.id)]).toEqual([NOW, ['open']]);
    return debt;
  }

  test('because the process was killed is closed by the next start', async () => {
    const { id } = await payWithoutClosing('killed-start');
    await clinic().again().prepare();
    expect(await cardsOf(id)).toEqual(['closed']);
  });

  test('because the process was killed is closed by the next bank notice, also of another bill', async () => {
    const unclosed = await payWithoutClosing('killed-other');
    const other = await debtor(clinic(), 'killed-next', { points: 426 });
    const { va_account_number: account_number } = await bankAccountOf(other);
    expect((await transfer(clinic(), { account_number, amount: 1280 })).status).toBe(200);
    expect(await cardsOf(unclosed.id)).toEqual(['closed']);
  });

  test('because the provider was unreachable is closed by the next start', async () => {
    const debt = await debtor(clinic(), 'out-of-reach', { points: 426 });
    await openCard(debt);
    const unpaid = await debtor(clinic(), 'still-owed', { points: 426 });
    await openCard(unpaid);
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const close = () => Promise.reject(new ProviderError('StripeConnectionError'));
    const payments = { ...sandboxPayments(clinic().db, ORIGIN), close };
    await takeStep({ db: clinic().db, payments }, debt.id, 'pay', NOW);
    expect(await cardsOf(debt.id)).toEqual(['open']);
    expect(warned).toHaveBeenCalledWith('A payment session could not be closed: StripeConnectionError');
    warned.mockRestore();
    await clinic().again().prepare();
    expect(await cardsOf(debt.id)).toEqual(['closed']);
    expect(await cardsOf(unpaid.id)).toEqual(['open']);
  });
});
