import { describe, expect, test } from 'vitest';
import { getBill, listInspections, listReservations, payByBank, payByCard } from '../../../src/api/contract';
import { only } from '../../../server/db/db';
import { ProviderError } from '../../../server/money/paymentProvider';
import { sandboxPayments } from '../../../server/money/sandbox';
import { auditOf } from '../../../server/staff/audit';
import { correctBill } from '../../../server/staff/billCorrection';
import { EXAMPLES } from '../../../server/staff/examples';
import { readBill } from '../../../server/staff/commands/finish';
import * as bills from '../support/confirmedBill';
import { deskOf } from '../support/desk';
import { NOW, ORIGIN, codeOf, useClinic, refusal } from '../support/testClinic';
import { visitorAt } from '../../patient';

const clinic = useClinic();
const papers = JSON.stringify(EXAMPLES.bill);
const NEW = EXAMPLES.bill.total.grand_total;
const order = deskOf(clinic);
const correct = ({ id }: bills.Debtor) => order({ command: 'finish', id, papers }, 'cashier');
const listed = async ({ visitor }: bills.Debtor) => only((await visitor.ask(listReservations)).all_reservations);
const owes = async (name: string) => {
  const debt = await bills.debtor(clinic(), name, { points: 426 });
  return { ...debt, old: (await listed(debt)).amount ?? 0 };
};

describe('a bill is corrected by another file of finish (§bill-corrected)', () => {
  test('until it is paid: the patient sees the new one, with the tests, and what was chosen stays', async () => {
    const debt = await owes('corrected');
    await bills.bankAccountOf(debt);
    const { words, data } = await correct(debt);
    expect(words).toBe(`Reservation ${debt.id}: corrected, 1,280円 before, 1,385円 now.\n`);
    expect(data).toEqual({ id: debt.id, done: 'correct', from: debt.old, to: NEW });
    const { tests, ...shown } = EXAMPLES.bill;
    expect((await debt.visitor.ask(getBill, { params: { id: debt.id } })).billing_info).toEqual(shown);
    expect(await debt.visitor.ask(listInspections)).toMatchObject(tests);
    expect(await listed(debt)).toMatchObject({ amount: NEW, confirm_status: true, payment_method: 'bank' });
    expect((await auditOf(clinic().db, debt.id)).map(({ what }) => what)).toEqual(['finish', 'confirm', 'correct']);
  });

  test('not by the same file, not when it is paid, and not for one that is unknown', async () => {
    const debt = await owes('same');
    await correct(debt);
    // A patient who is at the card's page stays there.
    await bills.openCard(debt);
    await expect(correct(debt)).rejects.toThrow('この手続きはすでに済んでいます。');
    expect((await bills.moneyOf(clinic(), debt.id)).cards.map(({ status }) => status)).toEqual(['open']);
    await order({ command: 'pay', id: debt.id });
    await expect(correct(debt)).rejects.toThrow('お支払いの済んだ会計は、直せません。');
    await expect(correct({ ...debt, id: 999_999 })).rejects.toMatchObject({ refusal: 'unknown' });
    await expect(order({ command: 'finish', id: debt.id })).rejects.toMatchObject({
      refusal: 'broken',
    });
  });

  test('an open card page takes no money any more, and what a lost notice of it brings is given back', async () => {
    const debt = await owes('on-the-page');
    const { url, session } = await bills.openCard(debt);
    await correct(debt);
    const form = { method: 'POST', headers: { origin: ORIGIN }, body: new URLSearchParams({ action: 'pay' }) };
    expect((await clinic().fetch(new Request(url, form))).status).not.toBe(303);
    expect((await bills.moneyOf(clinic(), debt.id)).paidAt).toBeNull();
    expect((await bills.notify(clinic(), 'webhook', bills.cardNotice(session, debt.old))).status).toBe(200);
    expect((await bills.moneyOf(clinic(), debt.id)).paidAt).toBeNull();
    const refunds = await clinic().db.query('select amount_yen from unapplied_payments where reservation_id = $1', [
      debt.id,
    ]);
    expect(refunds).toEqual([{ amount_yen: debt.old }]);
  });

  test('not while the provider may have taken the money, or does not answer', async () => {
    const debt = await owes('paying');
    await bills.openCard(debt);
    const desk = { db: clinic().db, now: NOW, by: 'cashier' };
    const sandbox = sandboxPayments(clinic().db, ORIGIN);
    const close = (answer: () => Promise<boolean>) =>
      correctBill({ ...desk, payments: { ...sandbox, close: answer } }, debt.id, readBill(papers));
    await expect(close(async () => false)).rejects.toThrow('カードでのお支払いを確認しています');
    await expect(close(() => Promise.reject(new ProviderError('down')))).rejects.toThrow('何も直していません');
    expect((await listed(debt)).amount).toBe(debt.old);
  });

  test('to nothing: it is paid, its card page is closed, and the patient is not told of another amount (§bill-owed)', async () => {
    const debt = await owes('free-after-all');
    await bills.openCard(debt);
    const nothing = { insured: [{ type: '診察', description: '診察', score: 426 }], own: [], copayPercent: 0 };
    const desk = { db: clinic().db, now: NOW, by: 'cashier', payments: sandboxPayments(clinic().db, ORIGIN) };
    expect(await correctBill(desk, debt.id, { bill: nothing, tests: [] })).toEqual({ from: debt.old, to: 0 });
    expect(await listed(debt)).toMatchObject({ amount: 0, payment: true });
    expect((await bills.moneyOf(clinic(), debt.id)).cards.map(({ status }) => status)).toEqual(['closed']);
    const planned = await clinic().db.query(
      `select kind from messages where reservation_id = $1 and kind in ('corrected', 'paid')`,
      [debt.id],
    );
    expect(planned).toEqual([{ kind: 'paid' }]);
  });
});

test('a bill corrected to what has been transferred already is paid then and there, once (§bill-corrected)', async () => {
  const debt = await owes('paid-before');
  const { va_account_number: account_number } = await bills.bankAccountOf(debt);
  for (const amount of [NEW - 85, 85]) await bills.transfer(clinic(), { account_number, amount });
  expect((await listed(debt)).payment).toBe(false);
  await correct(debt);
  expect(await listed(debt)).toMatchObject({ payment: true, payment_method: 'bank', amount: NEW });
  const { data } = await order({ command: 'unmatched' });
  expect(data).not.toContainEqual(expect.objectContaining({ reservation_id: debt.id }));
  await expect(correct(debt)).rejects.toThrow('お支払いの済んだ会計は、直せません。');
});

test.each([payByCard, payByBank])(
  'who has seen another amount is told so, and nothing is paid or chosen (§amount-seen): %o',
  async (call) => {
    const debt = await owes(call === payByCard ? 'seen-by-card' : 'seen-by-bank');
    const body = { id: debt.id, deliver_id: debt.deliverId };
    await correct(debt);
    expect(await refusal(debt.visitor.send(call, { body: { ...body, amount: debt.old } }))).toBe('409 amount_changed');
    expect((await bills.moneyOf(clinic(), debt.id)).cards).toEqual([]);
    expect((await listed(debt)).payment_method).toBeNull();
    expect((await debt.visitor.send(call, { body: { ...body, amount: NEW } })).status).toBe(200);
  },
);

test('who has seen another amount is told so, too, when the same press is sent again (§amount-seen)', async () => {
  const debt = await owes('pressed-again');
  const press = { body: { id: debt.id, deliver_id: debt.deliverId, amount: debt.old } };
  const key = { key: crypto.randomUUID() };
  expect((await debt.visitor.send(payByCard, press, key)).status).toBe(200);
  await correct(debt);
  expect(await codeOf(await debt.visitor.send(payByCard, press, key))).toBe('amount_changed');
});

test('who has seen another amount is told so when the bill changes while the page is opened (§amount-seen)', async () => {
  const debt = await owes('meanwhile');
  const sandbox = sandboxPayments(clinic().db, ORIGIN);
  const slow = clinic().again({
    payments: {
      ...sandbox,
      open: async (checkout) => {
        await correct(debt);
        return sandbox.open(checkout);
      },
    },
  });
  const visitor = visitorAt(slow, debt.visitor);
  expect(await refusal(visitor.send(payByCard, { body: { id: debt.id, deliver_id: debt.deliverId } }))).toBe(
    '409 amount_changed',
  );
  expect((await bills.moneyOf(clinic(), debt.id)).cards).toEqual([]);
});
