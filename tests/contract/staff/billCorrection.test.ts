import { describe, expect, test } from 'vitest';
import { getBill, listInspections, listReservations, payByBank, payByCard } from '../../../src/api/contract';
import { only } from '../../../server/db/db';
import { ProviderError } from '../../../server/money/paymentProvider';
import { sandboxPayments } from '../../../server/money/sandbox';
import { auditOf } from '../../../server/staff/audit';
import { correctBill } from '../../../server/staff/billCorrection';
import { EXAMPLES } from '../../../server/staff/examples';
import { readBill } from '../../../server/staff/commands/finish';
import {
  cardNotice,
  debtor,
  moneyOf,
  notify,
  openCard,
  transfer,
  bankAccountOf,
  type Debtor,
} from '../support/confirmedBill';
import { deskOf } from '../support/desk';
import { NOW, ORIGIN, codeOf, useClinic, refusal } from '../support/testClinic';
import { visitorAt } from '../../patient';

const clinic = useClinic();
const papers = JSON.stringify(EXAMPLES.bill);
const NEW = EXAMPLES.bill.total.grand_total;
const order = deskOf(clinic);
const correct = ({ id }: Debtor) => order({ command: 'finish', id, papers }, 'cashier');
const listed = async ({ visitor }: Debtor) => only((await visitor.ask(listReservations)).all_reservations);
const owes = async (name: string) => {
  const one = await debtor(clinic(), name, { points: 426 });
  return { ...one, old: (await listed(one)).amount ?? 0 };
};

describe('a bill is corrected by another file of finish (§bill-corrected)', () => {
  test('until it is paid: the patient sees the new one, with the tests, and what was chosen stays', async () => {
    const one = await owes('corrected');
    await bankAccountOf(one);
    const { words, data } = await correct(one);
    expect(words).toBe(`Reservation ${one.id}: corrected, 1,280円 before, 1,385円 now.\n`);
    expect(data).toEqual({ id: one.id, done: 'correct', from: one.old, to: NEW });
    const { tests, ...shown } = EXAMPLES.bill;
    expect((await one.visitor.ask(getBill, { params: { id: one.id } })).billing_info).toEqual(shown);
    expect(await one.visitor.ask(listInspections)).toMatchObject(tests);
    expect(await listed(one)).toMatchObject({ amount: NEW, confirm_status: true, payment_method: 'bank' });
    expect((await auditOf(clinic().db, one.id)).map(({ what }) => what)).toEqual(['finish', 'confirm', 'correct']);
  });

  test('not by the same file, not when it is paid, and not for one that is unknown', async () => {
    const one = await owes('same');
    await correct(one);
    // A patient who is at the card's page stays there.
    await openCard(one);
    await expect(correct(one)).rejects.toThrow('この手続きはすでに済んでいます。');
    expect((await moneyOf(clinic(), one.id)).cards.map(({ status }) => status)).toEqual(['open']);
    await order({ command: 'pay', id: one.id });
    await expect(correct(one)).rejects.toThrow('お支払いの済んだ会計は、直せません。');
    await expect(correct({ ...one, id: 999_999 })).rejects.toMatchObject({ refusal: 'unknown' });
    await expect(order({ command: 'finish', id: one.id })).rejects.toMatchObject({
      refusal: 'broken',
    });
  });

  test('an open card page takes no money any more, and what a lost notice of it brings is given back', async () => {
    const one = await owes('on-the-page');
    const { url, session } = await openCard(one);
    await correct(one);
    const form = { method: 'POST', headers: { origin: ORIGIN }, body: new URLSearchParams({ action: 'pay' }) };
    expect((await clinic().fetch(new Request(url, form))).status).not.toBe(303);
    expect((await moneyOf(clinic(), one.id)).paidAt).toBeNull();
    expect((await notify(clinic(), 'webhook', cardNotice(session, one.old))).status).toBe(200);
    expect((await moneyOf(clinic(), one.id)).paidAt).toBeNull();
    const refunds = await clinic().db.query('select amount_yen from unapplied_payments where reservation_id = $1', [
      one.id,
    ]);
    expect(refunds).toEqual([{ amount_yen: one.old }]);
  });

  test('not while the provider may have taken the money, or does not answer', async () => {
    const one = await owes('paying');
    await openCard(one);
    const desk = { db: clinic().db, now: NOW, by: 'cashier' };
    const sandbox = sandboxPayments(clinic().db, ORIGIN);
    const close = (answer: () => Promise<boolean>) =>
      correctBill({ ...desk, payments: { ...sandbox, close: answer } }, one.id, readBill(papers));
    await expect(close(async () => false)).rejects.toThrow('カードでのお支払いを確認しています');
    await expect(close(() => Promise.reject(new ProviderError('down')))).rejects.toThrow('何も直していません');
    expect((await listed(one)).amount).toBe(one.old);
  });

  test('to nothing: it is paid, its card page is closed, and the patient is not told of another amount (§bill-owed)', async () => {
    const one = await owes('free-after-all');
    await openCard(one);
    const nothing = { insured: [{ type: '診察', description: '診察', score: 426 }], own: [], copayPercent: 0 };
    const desk = { db: clinic().db, now: NOW, by: 'cashier', payments: sandboxPayments(clinic().db, ORIGIN) };
    expect(await correctBill(desk, one.id, { bill: nothing, tests: [] })).toEqual({ from: one.old, to: 0 });
    expect(await listed(one)).toMatchObject({ amount: 0, payment: true });
    expect((await moneyOf(clinic(), one.id)).cards.map(({ status }) => status)).toEqual(['closed']);
    const told = await clinic().db.query(
      `select kind from messages where reservation_id = $1 and kind in ('corrected', 'paid')`,
      [one.id],
    );
    expect(told).toEqual([{ kind: 'paid' }]);
  });
});

test('a bill corrected to what has been transferred already is paid then and there, once (§bill-corrected)', async () => {
  const one = await owes('paid-before');
  const { va_account_number: account_number } = await bankAccountOf(one);
  for (const amount of [NEW - 85, 85]) await transfer(clinic(), { account_number, amount });
  expect((await listed(one)).payment).toBe(false);
  await correct(one);
  expect(await listed(one)).toMatchObject({ payment: true, payment_method: 'bank', amount: NEW });
  const { data } = await order({ command: 'unmatched' });
  expect(data).not.toContainEqual(expect.objectContaining({ reservation_id: one.id }));
  await expect(correct(one)).rejects.toThrow('お支払いの済んだ会計は、直せません。');
});

test.each([payByCard, payByBank])(
  'who has seen another amount is told so, and nothing is paid or chosen (§amount-seen): %o',
  async (call) => {
    const one = await owes(call === payByCard ? 'seen-by-card' : 'seen-by-bank');
    const body = { id: one.id, deliver_id: one.deliverId };
    await correct(one);
    expect(await refusal(one.visitor.send(call, { body: { ...body, amount: one.old } }))).toBe('409 amount_changed');
    expect((await moneyOf(clinic(), one.id)).cards).toEqual([]);
    expect((await listed(one)).payment_method).toBeNull();
    expect((await one.visitor.send(call, { body: { ...body, amount: NEW } })).status).toBe(200);
  },
);

test('who has seen another amount is told so, too, when the same press is sent again (§amount-seen)', async () => {
  const one = await owes('pressed-again');
  const press = { body: { id: one.id, deliver_id: one.deliverId, amount: one.old } };
  const key = { key: crypto.randomUUID() };
  expect((await one.visitor.send(payByCard, press, key)).status).toBe(200);
  await correct(one);
  expect(await codeOf(await one.visitor.send(payByCard, press, key))).toBe('amount_changed');
});

test('who has seen another amount is told so when the bill changes while the page is opened (§amount-seen)', async () => {
  const one = await owes('meanwhile');
  const sandbox = sandboxPayments(clinic().db, ORIGIN);
  const slow = clinic().again({
    payments: {
      ...sandbox,
      open: async (checkout) => {
        await correct(one);
        return sandbox.open(checkout);
      },
    },
  });
  const visitor = visitorAt(slow, one.visitor);
  expect(await refusal(visitor.send(payByCard, { body: { id: one.id, deliver_id: one.deliverId } }))).toBe(
    '409 amount_changed',
  );
  expect((await moneyOf(clinic(), one.id)).cards).toEqual([]);
});
