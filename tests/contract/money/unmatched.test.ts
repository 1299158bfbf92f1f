import { beforeEach, describe, expect, test, vi } from 'vitest';
import { firstRow } from '../../../server/db/db';
import { EXAMPLE_FILES } from '../../../server/staff/examples';
import { owedRefunds, unmatchedTransfers } from '../../../server/money/refunds';
import { seeded } from '../../support/random';
import {
  chooseBank,
  cardNotice,
  newConfirmedBill,
  paymentOf,
  sendPaymentNotice,
  openCardSession,
  sendTransferNotice,
} from '../support/confirmedBill';
import { commandRunner } from '../support/commandRunner';
import { NOW, useClinic } from '../support/testClinic';

const clinic = useClinic();
const run = commandRunner(clinic);
const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => void warned.mockClear());

const TOTAL = 1280;
const billOf = (points: number, total: number) =>
  JSON.stringify({
    insurance_details: [{ type: '診察', description: '診察', score: points }],
    private_details: [],
    tests: [],
    total: { insurance: points, private: 0, private_tax: 0, grand_total: total, ratio: 0.3 },
  });
const ORIGINAL_BILL = billOf(426, TOTAL);
async function newPayer(name: string) {
  const debtor = await newConfirmedBill(clinic(), name, { points: 426 });
  const { va_account_number: account_number } = await chooseBank(debtor);
  const pay = async (notice_id: string, amount: number, holder?: string) =>
    (await sendTransferNotice(clinic(), { notice_id, account_number, amount, holder })).status;
  const state = async () => ({
    paid: (await paymentOf(clinic(), debtor.id)).paidAt !== null,
    unmatched: (await unmatchedTransfers(clinic().db))
      .filter(({ account_number: account }) => account === account_number)
      .map(({ amount_yen }) => amount_yen),
    refunds: (await owedRefunds(clinic().db))
      .filter(({ reservation_id }) => reservation_id === debtor.id)
      .map(({ amount_yen }) => amount_yen),
  });
  const idOf = async (notice: string) =>
    firstRow((await unmatchedTransfers(clinic().db)).filter(({ reference }) => reference === notice)).id;
  return { ...debtor, account_number, pay, state, idOf };
}

describe('an unmatched transfer (§unmatched-kept)', () => {
  test('is logged and stored once for staff', async () => {
    const debtor = await newPayer('wrong-sums');
    const notices = [
      ['n-over', TOTAL + 1],
      ['n-part', 980],
      ['n-rest', 300],
    ] as const;
    for (const [id, amount] of notices) expect(await debtor.pay(id, amount, 'ヤマダ ハナコ')).toBe(200);
    expect(await debtor.state()).toEqual({ paid: false, unmatched: [TOTAL + 1, 980, 300], refunds: [] });
    expect(String(warned.mock.calls[0])).toMatch(
      new RegExp(`^Bank notice n-over: 1281 yen to account ${debtor.account_number} match no bill; .* the ID \\d+`),
    );
    const { words } = await run({ command: 'unmatched' });
    expect(words).toMatch(
      new RegExp(
        `${new Date(NOW).toISOString()}  reservation ${debtor.id}  1281 yen  account ${debtor.account_number}  ヤマダ ハナコ  bank n-over\n`,
      ),
    );
    await run({ command: 'pay', id: debtor.id });
    for (const [id, amount] of notices) expect(await debtor.pay(id, amount)).toBe(200);
    expect(await debtor.state()).toEqual({ paid: true, unmatched: [TOTAL + 1, 980, 300], refunds: [] });
  });

  test('pays the bill if all transfers for the bill add up to its amount (§bank-exact-amount)', async () => {
    const debtor = await newPayer('parts');
    await debtor.pay('p-1', 980);
    expect((await debtor.state()).paid).toBe(false);
    await debtor.pay('p-2', 300);
    await debtor.pay('p-2', 300);
    expect(await debtor.state()).toEqual({ paid: true, unmatched: [], refunds: [] });
    await debtor.pay('p-3', 300);
    expect((await debtor.state()).refunds).toEqual([300]);
  });

  test('can be refunded even if its account belongs to no bill', async () => {
    expect(
      (await sendTransferNotice(clinic(), { notice_id: 'n-none', account_number: '0000000', amount: 5 })).status,
    ).toBe(200);
    const { id } = firstRow((await unmatchedTransfers(clinic().db)).filter(({ reference }) => reference === 'n-none'));
    expect((await run({ command: 'unmatched' })).words).toContain('no reservation  5 yen  account 0000000');
    await run({ command: 'returned', id });
    await expect(run({ command: 'returned', id })).rejects.toThrow(/^There is no money with ID \d+ to give back/);
    expect((await run({ command: 'unmatched' })).words).not.toContain('0000000');
  });
});

describe('a transfer for a bill that staff marked as paid', () => {
  test('is accepted as the payment if the patient chose bank transfer (§bank-exact-amount)', async () => {
    const debtor = await newPayer('noted-first');
    await run({ command: 'pay', id: debtor.id });
    expect(await debtor.pay('s-noted', TOTAL)).toBe(200);
    expect(await debtor.state()).toEqual({ paid: true, unmatched: [], refunds: [] });
    expect(warned).not.toHaveBeenCalled();
    expect(await debtor.pay('s-second', TOTAL)).toBe(200);
    expect(await debtor.state()).toEqual({ paid: true, unmatched: [], refunds: [TOTAL] });
  });

  test('stays unmatched if its amount is wrong or the patient chose a card (§unmatched-kept)', async () => {
    const [part, card] = [await newPayer('noted-part'), await newPayer('noted-card')];
    await openCardSession(card);
    for (const { id } of [part, card]) await run({ command: 'pay', id });
    await part.pay('s-part', 980);
    await card.pay('s-card', TOTAL);
    expect(await part.state()).toEqual({ paid: true, unmatched: [980], refunds: [] });
    expect(await card.state()).toEqual({ paid: true, unmatched: [TOTAL], refunds: [] });
    await run({ command: 'match', id: await part.idOf('s-part'), reservation: part.id });
    await part.pay('s-rest', 300);
    expect(await part.state()).toEqual({ paid: true, unmatched: [], refunds: [] });
  });
});

test('the surplus of a matched transfer becomes a refund (§unmatched-kept)', async () => {
  const debtor = await newPayer('too-much');
  await debtor.pay('m-over', TOTAL + 20);
  const id = await debtor.idOf('m-over');
  const { words } = await run({ command: 'match', id, reservation: debtor.id });
  expect(words).toMatch(/The bill is paid\. 20 yen are to be given back/);
  expect(await debtor.state()).toEqual({ paid: true, unmatched: [], refunds: [20] });
  await expect(run({ command: 'match', id, reservation: debtor.id })).rejects.toThrow('There is no unmatched transfer');
});

test('if staff match a transfer below the bill’s amount, the bill stays unpaid (§unmatched-kept)', async () => {
  const debtor = await newPayer('too-little');
  await debtor.pay('m-little', 280);
  const { words } = await run({ command: 'match', id: await debtor.idOf('m-little'), reservation: debtor.id });
  expect(words).toContain('1000 yen are still missing');
  expect(await debtor.state()).toEqual({ paid: false, unmatched: [280], refunds: [] });
});

test('if staff match transfers to a bill marked as paid, the surplus becomes a refund (§unmatched-kept)', async () => {
  const debtor = await newPayer('by-hand');
  await debtor.pay('m-hand-1', TOTAL - 1);
  await debtor.pay('m-hand-2', 3);
  await run({ command: 'pay', id: debtor.id });
  await run({ command: 'match', id: await debtor.idOf('m-hand-1'), reservation: debtor.id });
  await run({ command: 'match', id: await debtor.idOf('m-hand-2'), reservation: debtor.id });
  expect(await debtor.state()).toEqual({ paid: true, unmatched: [], refunds: [2] });
});

test('matching a transfer to a bill paid by card creates a refund', async () => {
  const card = await newPayer('by-card');
  await card.pay('m-card', 5);
  const { session } = await openCardSession(card);
  await sendPaymentNotice(clinic(), 'webhook', cardNotice(session, TOTAL));
  await run({ command: 'match', id: await card.idOf('m-card'), reservation: card.id });
  expect(await card.state()).toEqual({ paid: true, unmatched: [], refunds: [5] });
});

test('matching a transfer to a reservation without a confirmed bill is refused (§unmatched-kept)', async () => {
  const debtor = await newPayer('no-bill');
  await debtor.pay('m-none', 5);
  const id = await debtor.idOf('m-none');
  await expect(run({ command: 'match', id, reservation: 999_999 })).rejects.toThrow('has no confirmed bill');
  expect((await debtor.state()).unmatched).toEqual([5]);
});

test('a repeated notice of a refunded card payment pays no bill (§session-settled-once)', async () => {
  const debtor = await newConfirmedBill(clinic(), 'given-back', { points: 426 });
  const { session } = await openCardSession(debtor);
  const fileText = JSON.stringify(EXAMPLE_FILES.bill);
  await run({ command: 'finish', id: debtor.id, fileText });
  await sendPaymentNotice(clinic(), 'webhook', cardNotice(session, TOTAL));
  const [refund] = (await owedRefunds(clinic().db)).filter(({ reservation_id }) => reservation_id === debtor.id);
  await run({ command: 'returned', id: refund?.id ?? 0 });
  await run({ command: 'finish', id: debtor.id, fileText: ORIGINAL_BILL });
  await sendPaymentNotice(clinic(), 'webhook', cardNotice(session, TOTAL));
  expect((await paymentOf(clinic(), debtor.id)).paidAt).toBeNull();
  expect((await owedRefunds(clinic().db)).filter(({ reservation_id }) => reservation_id === debtor.id)).toEqual([]);
});

test('a refunded transfer pays nothing when the bank reports it again (§notice-once)', async () => {
  const debtor = await newPayer('transfer-given-back');
  await run({ command: 'finish', id: debtor.id, fileText: billOf(500, 1500) });
  await debtor.pay('n-given-back', TOTAL);
  await run({ command: 'returned', id: await debtor.idOf('n-given-back') });
  await run({ command: 'finish', id: debtor.id, fileText: ORIGINAL_BILL });
  expect(await debtor.pay('n-given-back', TOTAL)).toBe(200);
  expect(await debtor.state()).toEqual({ paid: false, unmatched: [], refunds: [] });
});

async function lostYen(): Promise<number> {
  const { received, applied, stored } = firstRow(
    await clinic().db.query<Record<'received' | 'applied' | 'stored', number>>(
      `select (select coalesce(sum(amount_yen), 0)::int from bank_notices)
         + (select coalesce(sum(amount_yen), 0)::int from card_payments where status = 'completed') as received,
       (select coalesce(sum(case when paid_by in ('card', 'bank') then grand_total_yen
           else (select coalesce(sum(matched_yen), 0) from unapplied_payments where reservation_id = r.id) end), 0)::int
         from reservations r join bills on reservation_id = r.id) as applied,
       (select coalesce(sum(amount_yen - matched_yen), 0)::int from unapplied_payments) as stored`,
    ),
  );
  return received - applied - stored;
}

test('no received yen is lost in 600 random payments and commands (§unmatched-kept)', async () => {
  const before = await lostYen();
  const random = seeded(47);
  const debtors = [];
  for (let index = 0; index < 12; index += 1) {
    const debtor = await newPayer(`ledger-${index}`);
    debtors.push({ ...debtor, session: (await openCardSession(debtor)).session });
  }
  const ignoreRefusal = async (work: () => Promise<unknown>) => void (await work().catch(() => undefined));
  const amounts = [1, 300, 980, TOTAL - 1, TOTAL, TOTAL + 1, 1500];
  const bills = [ORIGINAL_BILL, billOf(500, 1500), billOf(600, 1800)];
  let corrections = 0;
  for (let step = 0; step < 600; step += 1) {
    const debtor = random.pick(debtors);
    const kind = random.int(26);
    if (kind < 12) await debtor.pay(`l-${random.int(900)}`, random.pick(amounts));
    else if (kind === 12)
      await sendTransferNotice(clinic(), { account_number: '0000000', amount: random.pick(amounts) });
    else if (kind === 13 && step > 450) await sendPaymentNotice(clinic(), 'webhook', cardNotice(debtor.session, TOTAL));
    else if (kind === 14 && step > 450) await ignoreRefusal(() => run({ command: 'pay', id: debtor.id }));
    else if (kind > 19)
      await ignoreRefusal(async () => {
        await run({ command: 'finish', id: debtor.id, fileText: random.pick(bills) });
        corrections += 1;
      });
    else {
      const [transfers, refunds] = [await unmatchedTransfers(clinic().db), await owedRefunds(clinic().db)];
      if (kind < 18 && transfers.length > 0)
        await ignoreRefusal(() => run({ command: 'match', id: random.pick(transfers).id, reservation: debtor.id }));
      else if (refunds.length > 0)
        await ignoreRefusal(() => run({ command: 'returned', id: random.pick([...refunds, ...transfers]).id }));
    }
  }
  expect(await lostYen()).toBe(before);
  expect(corrections).toBeGreaterThan(10);
  const paid = await Promise.all(debtors.map(async ({ id }) => (await paymentOf(clinic(), id)).paidAt));
  expect(paid.filter(Boolean).length).toBeGreaterThan(3);
});
