import { describe, expect, test, vi } from 'vitest';
import { payByBank } from '../../../src/api/contract';
import { takeStepInDb } from '../../../server/preview/previewSteps';
import { checkDigit } from '../../../server/money/bankAccounts';
import { receiptOf } from '../../../server/receipts/receipt';
import { DAY_MS } from '../../../src/domain/calendar/jst';
import { NOW, day, useClinic, statusAndCode } from '../support/testClinic';
import { sameSessionAt } from '../../patient';
import * as bills from '../support/confirmedBill';

const clinic = useClinic();

test('a second request for a bill’s bank account gets the same account', async () => {
  const debtor = await bills.newConfirmedBill(clinic(), 'account');
  const first = await bills.chooseBank(debtor);
  expect(first).toEqual({
    va_account_number: expect.stringMatching(/^\d{7}$/),
    va_account_name: expect.stringMatching(/^サクラオンラインクリニック/),
    va_branch_code: '801',
    va_branch_name: expect.any(String),
    va_bank_name: 'みほん銀行',
    va_bank_code: '9999',
    va_account_type: '普通',
    due_date: day(14),
  });
  clinic().clock.at = NOW + 3 * DAY_MS;
  expect(await bills.chooseBank(debtor)).toEqual(first);
  clinic().clock.at = NOW;
  expect((await bills.paymentOf(clinic(), debtor.id)).paidAt).toBeNull();
});

test('a bill keeps its bank account after the clinic’s bank has changed', async () => {
  const bank = {
    name: 'かえで銀行',
    code: '0123',
    branchName: '本店',
    branchCode: '001',
    accountType: '当座',
    holder: 'モミジイイン',
  };
  const debtor = await bills.newConfirmedBill(clinic(), 'settings');
  const input = { body: { id: debtor.id, deliver_id: debtor.deliverId } };
  const payThrough = (settings: typeof bank) =>
    sameSessionAt(clinic().openAnother({ bank: settings }), debtor.visitor).ask(payByBank, input);
  const { bank_info } = await payThrough(bank);
  expect(bank_info).toMatchObject({
    va_bank_name: 'かえで銀行',
    va_bank_code: '0123',
    va_branch_name: '本店',
    va_branch_code: '001',
    va_account_type: '当座',
    va_account_name: 'モミジイイン',
  });
  expect((await payThrough({ ...bank, name: '別の銀行' })).bank_info).toEqual(bank_info);
});

test('a request for a bank account gets a 409 if none is left', async () => {
  const debtor = await bills.newConfirmedBill(clinic(), 'too-late');
  const body = { id: debtor.id, deliver_id: debtor.deliverId };
  const [{ last } = { last: '' }] = await clinic().db.query<{ last: string }>(
    'select last_value::text as last from bank_account_serials',
  );
  await clinic().db.script(`select setval('bank_account_serials', 999999)`);
  expect(await statusAndCode(debtor.visitor.send(payByBank, { body }))).toBe('409 conflict');
  await clinic().db.script(`select setval('bank_account_serials', ${last})`);
  expect((await debtor.visitor.send(payByBank, { body })).status).toBe(200);
});

test('each bill gets a different bank account number with a check digit', async () => {
  const debtors = [
    await bills.newConfirmedBill(clinic(), 'crowd-1'),
    await bills.newConfirmedBill(clinic(), 'crowd-2'),
  ];
  const accounts = await Promise.all(debtors.map(bills.chooseBank));
  const numbers = accounts.map((account) => account.va_account_number);
  expect(new Set(numbers).size).toBe(2);
  for (const number of numbers) expect(checkDigit(number.slice(0, 6))).toBe(number.slice(6));
  expect(checkDigit('7992739871')).toBe('3');
});

test('the database allows one bank account per bill and one bill per account (§bank-account-own)', async () => {
  const [debtor, other] = [
    await bills.newConfirmedBill(clinic(), 'schema-1'),
    await bills.newConfirmedBill(clinic(), 'schema-2'),
  ];
  const { va_account_number: number } = await bills.chooseBank(debtor);
  const insert = (accountNumber: string, id: number) =>
    clinic().db.query(
      `insert into bank_accounts (account_number, account_name, branch_code, branch_name, reservation_id, given_at)
       values ($1, 'x', '801', 'x', $2, now())`,
      [accountNumber, id],
    );
  await expect(insert(number, other.id)).rejects.toThrow(/bank_accounts_pkey/);
  await expect(insert('9999999', debtor.id)).rejects.toThrow(/reservation_id/);
  await expect(insert('123', other.id)).rejects.toThrow(/check/);
});

describe('a bank notice', () => {
  test('pays its bill only once if the bank sends the notice twice', async () => {
    const debtor = await bills.newConfirmedBill(clinic(), 'transfer', { points: 426 });
    await bills.chooseBank(debtor);
    const other = await bills.addAddress(clinic(), debtor.visitor, '沖縄県那覇市8');
    const { va_account_number: account_number } = await bills.chooseBank({ ...debtor, deliverId: other });
    const notice = { notice_id: crypto.randomUUID(), account_number, amount: 1280 };
    expect((await bills.sendTransferNotice(clinic(), notice)).status).toBe(200);
    const paidState = await bills.paymentOf(clinic(), debtor.id);
    expect([paidState.paidAt?.getTime(), paidState.deliverAddress]).toEqual([NOW, '沖縄県那覇市8']);
    clinic().clock.at = NOW + 60_000;
    expect((await bills.sendTransferNotice(clinic(), notice)).status).toBe(200);
    expect(await bills.paymentOf(clinic(), debtor.id)).toEqual(paidState);
  });

  test('is refused with a 400 if it is malformed', async () => {
    const debtor = await bills.newConfirmedBill(clinic(), 'transfer-wrong', { points: 426 });
    const { va_account_number: account_number } = await bills.chooseBank(debtor);
    const before = await bills.paymentOf(clinic(), debtor.id);
    for (const notice of [
      { account_number, amount: 0 },
      { account_number, amount: 1280.5 },
      { account_number, amount: '1280' },
      { amount: 1280 },
      'nonsense',
    ])
      expect((await bills.sendTransferNotice(clinic(), notice)).status, JSON.stringify(notice)).toBe(400);
    expect(await bills.paymentOf(clinic(), debtor.id)).toEqual(before);
  });

  test('is refused if its signature is missing, forged or old (§paid-by-notice-only)', async () => {
    const debtor = await bills.newConfirmedBill(clinic(), 'transfer-forged', { points: 426 });
    const { va_account_number: account_number } = await bills.chooseBank(debtor);
    const notice = { notice_id: crypto.randomUUID(), account_number, amount: 1280 };
    const withCardSecret = { secret: await bills.cardSecret(clinic().db) };
    for (const signing of [{ header: null }, { secret: 'x' }, withCardSecret, { signedAt: Date.now() - 302_000 }])
      expect(await statusAndCode(bills.sendTransferNotice(clinic(), notice, signing))).toBe('400 bad_input');
    const withoutSecret = clinic().openAnother({ bankSecret: null });
    expect((await bills.sendTransferNotice({ ...clinic(), ...withoutSecret }, notice)).status).toBe(404);
    expect((await bills.paymentOf(clinic(), debtor.id)).paidAt).toBeNull();
  });

  test('closes the open card session of its bill (§card-one-page)', async () => {
    const debtor = await bills.newConfirmedBill(clinic(), 'both-ways', { points: 426 });
    const { url } = await bills.openCardSession(debtor);
    const { va_account_number } = await bills.chooseBank(debtor);
    expect((await bills.sendTransferNotice(clinic(), { account_number: va_account_number, amount: 1280 })).status).toBe(
      200,
    );
    expect((await bills.paymentOf(clinic(), debtor.id)).cards.map(({ status }) => status)).toEqual(['closed']);
    expect(await (await clinic().fetch(new Request(url))).text()).toContain('お支払いは完了しています');

    const other = await bills.newConfirmedBill(clinic(), 'staff-first', { points: 426 });
    const { va_account_number: number } = await bills.chooseBank(other);
    await takeStepInDb(clinic().db, other.id, 'pay', NOW - 5000);
    expect((await bills.sendTransferNotice(clinic(), { account_number: number, amount: 1280 })).status).toBe(200);
    expect((await bills.paymentOf(clinic(), other.id)).paidAt?.getTime()).toBe(NOW - 5000);
  });
});

test('a receipt names the method of the first payment', async () => {
  const methodOf = async (id: number) =>
    (await receiptOf(clinic().db, id, { name: '', address: '' })).about.find(
      ([label]) => label === 'お支払い方法',
    )?.[1];
  const debtorWithWaysToPay = async (name: string) => {
    const debtor = await bills.newConfirmedBill(clinic(), name, { points: 426 });
    const { va_account_number: account_number } = await bills.chooseBank(debtor);
    const { session } = await bills.openCardSession(debtor);
    return {
      id: debtor.id,
      card: async () => (await bills.sendPaymentNotice(clinic(), 'webhook', bills.cardNotice(session, 1280))).status,
      bank: async () => (await bills.sendTransferNotice(clinic(), { account_number, amount: 1280 })).status,
      staff: () => takeStepInDb(clinic().db, debtor.id, 'pay', NOW),
    };
  };
  // Every extra payment becomes a refund and logs a warning.
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const bank = await debtorWithWaysToPay('first-bank');
  expect([await bank.bank(), await bank.card(), await methodOf(bank.id)]).toEqual([200, 200, '銀行振込']);
  const card = await debtorWithWaysToPay('first-card');
  expect([await card.card(), await card.bank(), await methodOf(card.id)]).toEqual([200, 200, 'クレジットカード']);
  const staff = await debtorWithWaysToPay('first-staff');
  await staff.staff();
  expect([await staff.card(), await staff.bank(), await methodOf(staff.id)]).toEqual([200, 200, undefined]);
  expect(warned).toHaveBeenCalledTimes(4);
  warned.mockRestore();
  const markedAsPaid = await bills.newConfirmedBill(clinic(), 'noted-transfer', { points: 426 });
  await bills.chooseBank(markedAsPaid);
  await takeStepInDb(clinic().db, markedAsPaid.id, 'pay', NOW);
  expect(await methodOf(markedAsPaid.id)).toBe('銀行振込');
});
