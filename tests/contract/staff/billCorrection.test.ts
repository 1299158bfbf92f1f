import { describe, expect, test } from 'vitest';
import { getBill, listInspections, listReservations, payByBank, payByCard } from '../../../src/api/contract';
import { firstRow } from '../../../server/db/db';
import { ProviderError } from '../../../server/money/paymentProvider';
import { sandboxPayments } from '../../../server/money/sandbox';
import { auditOf } from '../../../server/staff/audit';
import { correctBill } from '../../../server/staff/billCorrection';
import { EXAMPLE_FILES } from '../../../server/staff/examples';
import { readBill } from '../../../server/staff/commands/finish';
import * as bills from '../support/confirmedBill';
import { commandRunner } from '../support/commandRunner';
import { NOW, ORIGIN, errorCodeOf, useClinic, statusAndCode } from '../support/testClinic';
import { sameSessionAt } from '../../patient';

const clinic = useClinic();
const fileText = JSON.stringify(EXAMPLE_FILES.bill);
const NEW_TOTAL = EXAMPLE_FILES.bill.total.grand_total;
const run = commandRunner(clinic);
const correct = ({ id }: bills.Debtor) => run({ command: 'finish', id, fileText }, 'cashier');
const listedVisit = async ({ visitor }: bills.Debtor) =>
  firstRow((await visitor.ask(listReservations)).all_reservations);
const debtorWithAmount = async (name: string) => {
  const debtor = await bills.newConfirmedBill(clinic(), name, { points: 426 });
  return { ...debtor, oldAmount: (await listedVisit(debtor)).amount ?? 0 };
};

describe('correcting a bill with a new file (§bill-corrected)', () => {
  test('shows the patient the new bill and keeps the payment method', async () => {
    const debtor = await debtorWithAmount('corrected');
    await bills.chooseBank(debtor);
    const { words, data } = await correct(debtor);
    expect(words).toBe(`Reservation ${debtor.id}: corrected. The total was 1,280円 and is now 1,385円.\n`);
    expect(data).toEqual({ id: debtor.id, done: 'correct', from: debtor.oldAmount, to: NEW_TOTAL });
    const { tests, ...withoutTests } = EXAMPLE_FILES.bill;
    expect((await debtor.visitor.ask(getBill, { params: { id: debtor.id } })).billing_info).toEqual(withoutTests);
    expect(await debtor.visitor.ask(listInspections)).toMatchObject(tests);
    const visit = await listedVisit(debtor);
    expect(visit).toMatchObject({ amount: NEW_TOTAL, confirm_status: true, payment_method: 'bank' });
    expect((await auditOf(clinic().db, debtor.id)).map(({ what }) => what)).toEqual(['finish', 'confirm', 'correct']);
  });

  test('is refused for an unchanged file, a paid bill or an unknown reservation', async () => {
    const debtor = await debtorWithAmount('same');
    await correct(debtor);
    await bills.openCardSession(debtor);
    await expect(correct(debtor)).rejects.toThrow('この手続きはすでに済んでいます。');
    expect((await bills.paymentOf(clinic(), debtor.id)).cards.map(({ status }) => status)).toEqual(['open']);
    await run({ command: 'pay', id: debtor.id });
    await expect(correct(debtor)).rejects.toThrow('お支払いの済んだ会計は、直せません。');
    await expect(correct({ ...debtor, id: 999_999 })).rejects.toMatchObject({ refusal: 'unknown' });
    await expect(run({ command: 'finish', id: debtor.id })).rejects.toMatchObject({ refusal: 'ruleBroken' });
  });

  test('leads to a refund if the patient still pays the old amount', async () => {
    const debtor = await debtorWithAmount('on-the-page');
    const { url, session } = await bills.openCardSession(debtor);
    await correct(debtor);
    const form = { method: 'POST', headers: { origin: ORIGIN }, body: new URLSearchParams({ action: 'pay' }) };
    expect((await clinic().fetch(new Request(url, form))).status).not.toBe(303);
    expect((await bills.paymentOf(clinic(), debtor.id)).paidAt).toBeNull();
    expect(
      (await bills.sendPaymentNotice(clinic(), 'webhook', bills.cardNotice(session, debtor.oldAmount))).status,
    ).toBe(200);
    expect((await bills.paymentOf(clinic(), debtor.id)).paidAt).toBeNull();
    const refunds = await clinic().db.query('select amount_yen from unapplied_payments where reservation_id = $1', [
      debtor.id,
    ]);
    expect(refunds).toEqual([{ amount_yen: debtor.oldAmount }]);
  });

  test('is refused unless the payment provider closes the card session', async () => {
    const debtor = await debtorWithAmount('paying');
    await bills.openCardSession(debtor);
    const staff = { db: clinic().db, now: NOW, by: 'cashier' };
    const sandbox = sandboxPayments(clinic().db, ORIGIN);
    const correctWith = (answer: () => Promise<boolean>) =>
      correctBill({ ...staff, payments: { ...sandbox, close: answer } }, debtor.id, readBill(fileText));
    await expect(correctWith(async () => false)).rejects.toThrow('カードでのお支払いを確認しています');
    await expect(correctWith(() => Promise.reject(new ProviderError('down')))).rejects.toThrow(
      '会計は訂正されていません',
    );
    expect((await listedVisit(debtor)).amount).toBe(debtor.oldAmount);
  });

  test('marks the bill as paid if the new total is 0 yen (§bill-owed)', async () => {
    const debtor = await debtorWithAmount('free-after-all');
    await bills.openCardSession(debtor);
    const freeBill = {
      insured: [{ type: '診察', description: '診察', score: 426 }],
      privateLines: [],
      copayPercent: 0,
    };
    const staff = { db: clinic().db, now: NOW, by: 'cashier', payments: sandboxPayments(clinic().db, ORIGIN) };
    expect(await correctBill(staff, debtor.id, { bill: freeBill, tests: [] })).toEqual({
      oldTotal: debtor.oldAmount,
      newTotal: 0,
    });
    expect(await listedVisit(debtor)).toMatchObject({ amount: 0, payment: true });
    expect((await bills.paymentOf(clinic(), debtor.id)).cards.map(({ status }) => status)).toEqual(['closed']);
    const planned = await clinic().db.query(
      `select kind from messages where reservation_id = $1 and kind in ('corrected', 'paid')`,
      [debtor.id],
    );
    expect(planned).toEqual([{ kind: 'paid' }]);
  });
});

test('a bill becomes paid if its corrected amount has already been transferred (§bill-corrected)', async () => {
  const debtor = await debtorWithAmount('paid-before');
  const { va_account_number: account_number } = await bills.chooseBank(debtor);
  for (const amount of [NEW_TOTAL - 85, 85]) await bills.sendTransferNotice(clinic(), { account_number, amount });
  expect((await listedVisit(debtor)).payment).toBe(false);
  await correct(debtor);
  expect(await listedVisit(debtor)).toMatchObject({ payment: true, payment_method: 'bank', amount: NEW_TOTAL });
  const { data } = await run({ command: 'unmatched' });
  expect(data).not.toContainEqual(expect.objectContaining({ reservation_id: debtor.id }));
  await expect(correct(debtor)).rejects.toThrow('お支払いの済んだ会計は、直せません。');
});

test.each([payByCard, payByBank])('a call of $path with an outdated amount is refused (§amount-seen)', async (call) => {
  const debtor = await debtorWithAmount(call === payByCard ? 'seen-by-card' : 'seen-by-bank');
  const body = { id: debtor.id, deliver_id: debtor.deliverId };
  await correct(debtor);
  expect(await statusAndCode(debtor.visitor.send(call, { body: { ...body, amount: debtor.oldAmount } }))).toBe(
    '409 amount_changed',
  );
  expect((await bills.paymentOf(clinic(), debtor.id)).cards).toEqual([]);
  expect((await listedVisit(debtor)).payment_method).toBeNull();
  expect((await debtor.visitor.send(call, { body: { ...body, amount: NEW_TOTAL } })).status).toBe(200);
});

test('a repeated payment call is refused after a correction (§amount-seen)', async () => {
  const debtor = await debtorWithAmount('pressed-again');
  const input = { body: { id: debtor.id, deliver_id: debtor.deliverId, amount: debtor.oldAmount } };
  const key = { key: crypto.randomUUID() };
  expect((await debtor.visitor.send(payByCard, input, key)).status).toBe(200);
  await correct(debtor);
  expect(await errorCodeOf(await debtor.visitor.send(payByCard, input, key))).toBe('amount_changed');
});

test('a payment call is refused if the amount changes during the call (§amount-seen)', async () => {
  const debtor = await debtorWithAmount('meanwhile');
  const sandbox = sandboxPayments(clinic().db, ORIGIN);
  const slowClinic = clinic().openAnother({
    payments: {
      ...sandbox,
      open: async (checkout) => {
        await correct(debtor);
        return sandbox.open(checkout);
      },
    },
  });
  const visitor = sameSessionAt(slowClinic, debtor.visitor);
  expect(await statusAndCode(visitor.send(payByCard, { body: { id: debtor.id, deliver_id: debtor.deliverId } }))).toBe(
    '409 amount_changed',
  );
  expect((await bills.paymentOf(clinic(), debtor.id)).cards).toEqual([]);
});
