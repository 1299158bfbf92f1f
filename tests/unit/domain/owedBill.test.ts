import { describe, expect, it } from 'vitest';
import { parseInstant } from '../../../src/domain/jst';
import { isOverdue, isOwed, paymentBar } from '../../../src/domain/owedBill';
import { stateAt } from '../../../src/domain/shownState';
import { everyFlags, flagsOf } from './flagsOf';
import { inEveryZone } from './zones';

const at = (text: string) => parseInstant(text) ?? Number.NaN;

const NOW = at('2026-07-03T09:00:00+09:00');

describe('a bill', () => {
  it('is owed only when finished, confirmed, not paid and not cancelled', () => {
    for (const combination of everyFlags) {
      const { finish, confirm_status, payment, cancel } = combination;
      expect(isOwed(combination)).toBe(finish && confirm_status && !payment && !cancel);
    }
  });

  it('show a chosen transfer as such until its money is there', () => {
    const visit = { start_time: NOW, first: true };
    const bank = { payment_method: 'bank' } as const;
    expect(['fc', 'fcp', 'f', 'xfc'].map((set) => stateAt({ ...visit, ...flagsOf(set), ...bank }, NOW))).toEqual([
      'awaitingTransfer',
      'awaitingShipment',
      'awaitingConfirmation',
      'cancelled',
    ]);
    expect(stateAt({ ...visit, ...flagsOf('fc'), payment_method: 'card' }, NOW)).toBe('awaitingPayment');
    expect(stateAt({ ...visit, ...flagsOf('fc') }, NOW)).toBe('awaitingPayment');
  });
});

inEveryZone('an owed bill', () => {
  it('a bill is overdue once its last day is over (§overdue-said)', () => {
    const bill = { cancel: false, finish: true, confirm_status: true, payment: false, deliver: false };
    const late = at('2026-07-18T00:00:00+09:00');
    expect(isOverdue({ ...bill, pay_by: '2026-07-17' }, late - 1)).toBe(false);
    expect(isOverdue({ ...bill, pay_by: '2026-07-17' }, late)).toBe(true);
    expect(isOverdue({ ...bill, pay_by: '2026-07-17', payment: true }, late)).toBe(false);
    expect(isOverdue(bill, late)).toBe(false);
  });
});

const flags = { cancel: false, finish: true, confirm_status: true, payment: false, deliver: false };

describe('paymentBar', () => {
  it.each([
    ['owed', flags, null],
    ['booked', { ...flags, finish: false, confirm_status: false }, 'notConfirmed'],
    ['not confirmed', { ...flags, confirm_status: false }, 'notConfirmed'],
    ['cancelled', { ...flags, cancel: true }, 'cancelled'],
    ['paid', { ...flags, payment: true }, 'paid'],
    ['shipped', { ...flags, payment: true, deliver: true }, 'paid'],
  ])('%s', (_, given, expected) => {
    expect(paymentBar(given)).toBe(expected);
  });
});
