import { expect, it } from 'vitest';
import {
  isOverdue,
  isOwed,
  paymentBlocker,
  lastDayToPay,
  paymentStatus,
  readMethod,
} from '../../../../src/domain/money/payment';
import { stateAt } from '../../../../src/domain/visit/visitState';
import { instant, flagCombinations, flagsOf, someVisit } from '../someVisit';
import { inEveryZone } from '../zones';
import { totalsOf } from '../../../../server/money/bills';
import { sampleCharges } from '../../../../server/preview/sampleCharges';
import { isCancelCharged } from '../../../../src/domain/money/fees';
import { TYPICAL_TOTAL_YEN } from '../../../../src/domain/clinic/terms';

const NOW = instant('2026-07-03T09:00:00+09:00');

it('a bill is owed if it is confirmed and unpaid, and the visit is finished and not cancelled (§bill-owed)', () => {
  for (const flags of flagCombinations) {
    const { finish, confirm_status, payment, cancel } = flags;
    expect(isOwed(flags)).toBe(finish && confirm_status && !payment && !cancel);
  }
});

it('a visit awaits the transfer after the patient has chosen bank transfer (§transfer-shown)', () => {
  const visit = { start_time: NOW, kind: 'initial' as const };
  const bank = { payment_method: 'bank' } as const;
  expect(['fc', 'fcp', 'f', 'xfc'].map((letters) => stateAt({ ...visit, ...flagsOf(letters), ...bank }, NOW))).toEqual([
    'awaitingTransfer',
    'awaitingShipment',
    'awaitingConfirmation',
    'cancelled',
  ]);
  expect(stateAt({ ...visit, ...flagsOf('fc'), payment_method: 'card' }, NOW)).toBe('awaitingPayment');
  expect(stateAt({ ...visit, ...flagsOf('fc') }, NOW)).toBe('awaitingPayment');
});

inEveryZone('an owed bill', () => {
  it('is overdue from 0:00 JST on the day after its due date (§overdue-said)', () => {
    const bill = flagsOf('fc');
    const dayAfter = instant('2026-07-18T00:00:00+09:00');
    expect(isOverdue({ ...bill, pay_by: '2026-07-17' }, dayAfter - 1)).toBe(false);
    expect(isOverdue({ ...bill, pay_by: '2026-07-17' }, dayAfter)).toBe(true);
    expect(isOverdue({ ...bill, pay_by: '2026-07-17', payment: true }, dayAfter)).toBe(false);
    expect(isOverdue(bill, dayAfter)).toBe(false);
  });
});

it.each([
  ['fc', null],
  ['', 'notConfirmed'],
  ['f', 'notConfirmed'],
  ['xfc', 'cancelled'],
  ['m', 'missed'],
  ['fcp', 'paid'],
  ['fcpd', 'paid'],
])('paymentBlocker of the flags "%s" is %s', (letters, expected) => {
  expect(paymentBlocker(flagsOf(letters))).toBe(expected);
});

it('lastDayToPay is 14 days after the clinic confirmed the bill (§deadline-stays)', () => {
  expect(lastDayToPay(Date.parse('2026-07-03T00:00:00+09:00'))).toBe('2026-07-17');
  expect(lastDayToPay(Date.parse('2026-12-20T15:00:00Z'))).toBe('2027-01-04');
});

it('paymentStatus returns the status of one bill or all bills (§payment-result-known)', () => {
  const bill = (id: number, letters: string) => someVisit(letters, { id });
  const bills = [bill(1, 'fcp'), bill(2, 'fc'), bill(3, 'x')];
  expect(paymentStatus(bills, 1)).toBe('paid');
  expect(paymentStatus(bills, 2)).toBe('awaitingPayment');
  expect(paymentStatus(bills, 3)).toBe('noBill');
  expect(paymentStatus(bills, 4)).toBe('noBill');
  expect(paymentStatus(bills, null)).toBe('awaitingPayment');
  expect(paymentStatus([bill(1, 'fcp'), bill(3, 'x')], null)).toBe('paid');
  expect(paymentStatus([], null)).toBe('noBill');
});

it('readMethod accepts only `card` and `bank` (§payment-methods)', () => {
  expect(['card', 'bank', 'cash', '', null].map(readMethod)).toEqual(['card', 'bank', null, null, null]);
});

it.each([
  ['first', 'initial'],
  ['repeat', 'repeat'],
] as const)('the typical total of a %s visit agrees with the sample bills', (visit, kind) => {
  const totals = sampleCharges.subjects.map((subject) => totalsOf({ ...subject[kind], copayPercent: 30 }).total);
  expect(TYPICAL_TOTAL_YEN[visit]).toEqual({ from: Math.min(...totals), to: Math.max(...totals) });
});

inEveryZone('the fee for cancelling', () => {
  const visit = { start_time: instant('2026-07-03T10:00:00+09:00') };
  const day = instant('2026-07-03T00:00:00+09:00');
  const isDue = (fee: number | null, now = day) => isCancelCharged(visit, fee, now);
  it('is due from 0:00 JST on the day of the visit (§cancel-fee-day)', () =>
    expect([day - 1, day, day + 86_400_000].map((now) => isDue(1100, now))).toEqual([false, true, true]));
  it('is due unless the clinic has set the fee to 0 (§cancel-fee-said)', () =>
    expect([isDue(null), isDue(null, day + 86_400_000), isDue(0)]).toEqual([true, true, false]));
  it('is not due if the clinic has asked the patient to rebook (§cancel-fee-day)', () =>
    expect(isCancelCharged({ ...visit, rebook: {} }, 1100, day)).toBe(false));
});
