import { describe, expect, it, test } from 'vitest';
import {
  afterVisitStep,
  nextStep,
  missingFact,
  visitOf,
  type PatientFacts,
  recentlyNotHeld,
  paymentList,
} from '../../../../src/domain/visit/nextStep';
import { instant, someVisit } from '../someVisit';
import { divideIntoSections } from '../../../../src/domain/visit/history';
import { inEveryZone } from '../zones';

const NOW = instant('2026-07-03T09:00:00+09:00');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** `letters`: `f` finished, `c` confirmed, `p` paid, `d` shipped, `x` cancelled, `m` missed. */
const withFlags = (letters: string, fromNow: number, more: { id?: number; deliver_time?: number } = {}) =>
  someVisit(letters, { start_time: NOW + fromNow, ...more });
const today = withFlags('', 2 * HOUR);
const later = withFlags('', 3 * DAY);
const owed = withFlags('fc', -10 * DAY, { id: 4 });
const unconfirmed = withFlags('f', -HOUR, { id: 5 });
const packing = withFlags('fcp', -2 * DAY, { id: 6 });
const shipped = withFlags('fcpd', -3 * DAY, { id: 7, deliver_time: instant('2026-07-01T15:00:00+09:00') });
const delivered = {
  ...withFlags('fcpd', 0, { id: 8, deliver_time: instant('2026-06-10T18:00:00+09:00') }),
  start_time: instant('2026-06-10T10:00:00+09:00'),
};
const medicine = (days: number) => ({
  start_time: delivered.start_time,
  subject: '高血圧治療',
  days,
  usage1: '1日1回',
  usage2: '朝食後',
});

const stepFor = (reservations: PatientFacts['reservations'], facts: Partial<PatientFacts> = {}, now = NOW) =>
  nextStep({ reservations, complete: true, files: null, medicines: null, ...facts }, now);
const kindFor = (...args: Parameters<typeof stepFor>) => stepFor(...args).kind;
const kindAndIdFor = (...args: Parameters<typeof stepFor>) => {
  const result = stepFor(...args);
  return [result.kind, visitOf(result)?.id ?? null];
};

describe('the next step', () => {
  it('is to choose another time if the clinic cannot hold a visit (§closed-day-told)', () => {
    const toReschedule = { ...today, id: 3, rebook: { reason: '医師の体調不良' } };
    expect(kindAndIdFor([owed, toReschedule], { files: 0 })).toEqual(['rebook', 3]);
    expect(kindAndIdFor([toReschedule], {}, NOW + 3 * DAY)).toEqual(['rebook', 3]);
    expect(kindFor([{ ...toReschedule, cancel: true }])).toBe('none');
  });

  it('is to pay an owed bill even if a confirmation is pending (§next-step-order)', () => {
    expect(kindAndIdFor([owed, withFlags('fcx', -30 * DAY), unconfirmed])).toEqual(['pay', 4]);
  });

  it('is to pay all owed bills together by the earliest due date (§debts-together)', () => {
    const [one, two] = [
      { ...withFlags('fc', -20 * DAY, { id: 9 }), pay_by: '2026-07-20' },
      { ...owed, pay_by: '2026-07-17' },
    ];
    expect(stepFor([one, two])).toMatchObject({ kind: 'debts', count: 2, payBy: '2026-07-17', overdue: false });
    expect(stepFor([one, owed])).toMatchObject({ payBy: '2026-07-20', sameDueDate: false });
    expect(stepFor([{ ...one, pay_by: '2026-07-17' }, two])).toMatchObject({ payBy: '2026-07-17', sameDueDate: true });
    expect(stepFor([{ ...one, pay_by: null }, owed])).toMatchObject({ payBy: null });
    const over = { ...one, pay_by: '2026-07-01' };
    expect(stepFor([over, { ...owed, pay_by: '2026-07-02' }, later])).toMatchObject({ kind: 'debts', overdue: true });
  });

  it('contains the total if the clinic sends the amount of each bill (§debts-together)', () => {
    const [first, second] = [
      { ...withFlags('fc', -20 * DAY, { id: 9 }), amount: 2755 },
      { ...owed, amount: 2435 },
    ];
    expect(stepFor([first, second])).toMatchObject({ count: 2, amount: 5190 });
    expect(stepFor([first, owed])).toMatchObject({ count: 2, amount: null });
  });

  it('concerns today’s visit first, then overdue bills, then later visits (§next-step-order)', () => {
    const lateBill = { ...owed, pay_by: '2026-07-02' };
    expect(kindFor([lateBill, today])).toBe('enterRoom');
    expect(kindAndIdFor([lateBill, withFlags('fc', -DAY, { id: 9 }), later], { files: 0 })).toEqual(['pay', 4]);
    expect(kindFor([{ ...owed, pay_by: '2026-07-03' }, later], { files: 0 })).toBe('enterRoom');
  });

  it('is to make the chosen bank transfer until its due date has passed (§transfer-shown)', () => {
    const transfer = { ...owed, payment_method: 'bank' as const, pay_by: '2026-07-17' };
    expect(kindAndIdFor([transfer, unconfirmed])).toEqual(['transfer', 4]);
    expect(kindFor([transfer, today])).toBe('enterRoom');
    expect(kindFor([transfer, later])).toBe('enterRoom');
    expect(kindAndIdFor([transfer, withFlags('fc', -DAY, { id: 9 })])).toEqual(['pay', 9]);
    expect(kindFor([transfer], {}, NOW + 14 * DAY)).toBe('transfer');
    expect(kindAndIdFor([transfer], {}, NOW + 15 * DAY)).toEqual(['pay', 4]);
    expect(kindAndIdFor([{ ...transfer, pay_by: null }])).toEqual(['transfer', 4]);
  });

  it('is to enter the room 15 minutes before and after the start (§visit-waiting)', () => {
    expect(kindFor([owed, withFlags('', 15 * 60_000)])).toBe('enterRoom');
    expect(kindFor([owed, withFlags('', -15 * 60_000)])).toBe('enterRoom');
  });

  it('is to wait for confirmation from 30 minutes after a visit’s planned end (§lapse-thirty-minutes)', () => {
    expect(kindFor([withFlags('', -44 * 60_000)])).toBe('enterRoom');
    expect(kindFor([withFlags('', -45 * 60_000)])).toBe('waitForConfirmation');
    expect(kindFor([withFlags('', -DAY)])).toBe('none');
    expect(kindFor([withFlags('', -45 * 60_000), owed])).toBe('pay');
    expect(kindFor([withFlags('', -DAY), delivered], { medicines: [medicine(25)] })).toBe('bookAgain');
    expect(kindAndIdFor([withFlags('', -DAY), later, { ...today, id: 2 }])).toEqual(['enterRoom', 2]);
  });

  it('asks for a missing insurance card before a first visit (§next-step-order)', () => {
    expect(stepFor([{ ...today, kind: 'repeat' }], { files: 0 })).toMatchObject({ insuranceCardMissing: false });
    for (const visit of [today, later]) {
      expect(stepFor([visit], { files: 0 })).toMatchObject({ kind: 'enterRoom', insuranceCardMissing: true });
      expect(stepFor([visit], { files: 1 })).toMatchObject({ insuranceCardMissing: false });
      expect(stepFor([visit], { files: null })).toMatchObject({ insuranceCardMissing: false });
    }
  });

  it('is `unread` if a reservation cannot be read and no bill is owed (§reservations-unread)', () => {
    expect(kindFor([], { complete: false })).toBe('unread');
    expect(kindFor([delivered], { complete: false, medicines: [medicine(25)] })).toBe('unread');
    expect(kindFor([owed], { complete: false })).toBe('pay');
  });

  it('is `notHeld` for a week after a missed visit (§missed-by-staff)', () => {
    const missed = { ...withFlags('', -DAY), missed: true };
    expect(kindAndIdFor([missed])).toEqual(['notHeld', 1]);
    expect(kindFor([missed], {}, NOW + 6 * DAY)).toBe('notHeld');
    expect(kindFor([missed], {}, NOW + 7 * DAY)).toBe('none');
    expect(kindAndIdFor([missed, { ...later, id: 2 }])).toEqual(['enterRoom', 2]);
  });

  it('is to wait for a parcel only if no confirmation is pending', () => {
    expect(kindAndIdFor([unconfirmed, packing, shipped])).toEqual(['waitForConfirmation', 5]);
    expect(kindAndIdFor([packing, shipped])).toEqual(['waitForParcel', 6]);
    expect(kindAndIdFor([shipped])).toEqual(['waitForParcel', 7]);
  });

  it('is to wait for a parcel until its delivery window ends', () => {
    const last = instant('2026-07-05T23:59:59+09:00');
    expect(kindFor([shipped], {}, last)).toBe('waitForParcel');
    expect(kindFor([shipped], {}, last + 1000)).toBe('none');
  });

  it('is to book again shortly before and after the medicine ends', () => {
    expect(kindFor([delivered], { medicines: [medicine(29)] })).toBe('none');
    expect(stepFor([delivered], { medicines: [medicine(28)] })).toEqual({
      kind: 'bookAgain',
      endsOn: '2026-07-10',
      over: false,
    });
    expect(stepFor([delivered], { medicines: [medicine(20)] })).toEqual({
      kind: 'bookAgain',
      endsOn: '2026-07-02',
      over: true,
    });
    expect(kindFor([delivered], { medicines: [medicine(28)] }, NOW + 37 * DAY)).toBe('bookAgain');
    expect(kindFor([delivered], { medicines: [medicine(28)] }, NOW + 38 * DAY)).toBe('none');
  });

  it('is not to book again while another visit is open (§supply-book-again)', () => {
    for (const reservation of [later, unconfirmed, shipped]) {
      expect(kindFor([reservation, delivered], { medicines: [medicine(30)] })).not.toBe('bookAgain');
    }
  });

  it('is `none` if all reservations are cancelled', () => {
    expect(stepFor([])).toEqual({ kind: 'none' });
    expect(stepFor([withFlags('x', DAY), withFlags('fcpx', -DAY)])).toEqual({ kind: 'none' });
  });
});

it('afterVisitStep ignores visits that have not started (§medicine-lead)', () => {
  expect(afterVisitStep([today, owed, packing], NOW)).toMatchObject({ kind: 'pay', visit: { id: 4 } });
  expect(afterVisitStep([later, unconfirmed, packing], NOW)).toMatchObject({ kind: 'waitForConfirmation' });
  expect(afterVisitStep([later, shipped], NOW)).toMatchObject({ kind: 'waitForParcel' });
  expect([afterVisitStep([later, delivered], NOW), visitOf(null)]).toEqual([null, null]);
  expect(afterVisitStep([overdue, { ...overdue, id: 9 }], NOW)).toMatchObject({ kind: 'debts', overdue: true });
});

it('missingFact returns which fact the app must still read', () => {
  const factFor = (reservations: PatientFacts['reservations']) => missingFact(stepFor(reservations), reservations, NOW);
  expect(factFor([later])).toBe('files');
  expect(factFor([today])).toBe('files');
  expect(factFor([{ ...today, kind: 'repeat' }])).toBeNull();
  expect(factFor([withFlags('fcpd', -90 * DAY, { deliver_time: instant('2026-04-10T10:00:00+09:00') })])).toBe(
    'medicines',
  );
  expect(factFor([owed, later])).toBe('files');
  for (const reservations of [[], [withFlags('', 0)], [owed], [packing], [withFlags('x', DAY)]])
    expect(factFor(reservations)).toBeNull();
});

const booked = someVisit('', { id: 5, start_time: instant('2026-07-03T10:15:00+09:00') });
const calledOff = { ...booked, cancel: true, cancel_reason: '医師の急病のため' };
const olderBill = someVisit('fc', { id: 2, start_time: instant('2026-06-20T10:00:00+09:00') });
const overdue = { ...owed, pay_by: '2026-07-01' };

describe('a consultation that the clinic called off (§called-off-told)', () => {
  it('is shown until the patient books again', () => {
    expect(recentlyNotHeld([olderBill, calledOff], NOW)?.id).toBe(5);
    expect(recentlyNotHeld([calledOff, { ...booked, id: 6 }], NOW)).toBeNull();
    // A later reservation hides the consultation, even if the later reservation is finished or cancelled.
    expect(recentlyNotHeld([calledOff, { ...booked, id: 6, finish: true }], NOW)).toBeNull();
    expect(recentlyNotHeld([calledOff, { ...booked, id: 6, cancel: true, cancel_reason: null }], NOW)).toBeNull();
    expect(recentlyNotHeld([calledOff, { ...calledOff, id: 6 }], NOW)?.id).toBe(6);
  });

  it('is recognized by the clinic’s reason for the cancellation', () => {
    expect(recentlyNotHeld([{ ...booked, cancel: true }], NOW)).toBeNull();
    expect(recentlyNotHeld([{ ...calledOff, cancel_reason: '' }], NOW)).toBeNull();
    expect(recentlyNotHeld([{ ...calledOff, cancel: false }], NOW)).toBeNull();
    expect(recentlyNotHeld([], NOW)).toBeNull();
  });

  it('is the next step even if a bill is overdue (§next-step-order)', () => {
    const reservations = [overdue, calledOff];
    expect(nextStep({ reservations, complete: true, files: null, medicines: null }, NOW)).toEqual({
      kind: 'notHeld',
      visit: calledOff,
    });
    expect(divideIntoSections(reservations, NOW)).toEqual({ underWay: [overdue], current: [calledOff], past: [] });
    const withBooking = [{ ...booked, id: 6 }, calledOff];
    expect(divideIntoSections(withBooking, NOW)).toMatchObject({ current: [{ id: 6 }], past: [calledOff] });
  });
});

inEveryZone('a consultation that the clinic called off', () => {
  it('is shown until the end of the seventh day after its date in Japan', () => {
    expect(recentlyNotHeld([calledOff], instant('2026-07-10T23:59:59+09:00'))?.id).toBe(5);
    expect(recentlyNotHeld([calledOff], instant('2026-07-11T00:00:00+09:00'))).toBeNull();
  });
});

const JULY_20 = instant('2026-07-20T09:00:00+09:00');

const visit = (
  id: number,
  daysAgo: number,
  flags = 'fc',
  pay_by = '2026-07-31',
  payment_method: 'bank' | null = null,
) => someVisit(flags, { id, start_time: JULY_20 - daysAgo * DAY, pay_by, payment_method });
const idsOf = (visits: ReturnType<typeof visit>[]) => paymentList(visits, JULY_20).owed.map(({ id }) => id);

test('the payment list contains only owed bills (§payment-list-owed)', () => {
  const others = ['', 'f', 'fcp', 'fcpd', 'xfc', 'm'].map((flags, index) => visit(index + 10, 3, flags));
  expect(idsOf([...others, visit(1, 3)])).toEqual([1]);
  expect(paymentList(others, JULY_20)).toEqual({ step: { kind: 'none' }, owed: [] });
});

test('the payment list moves the oldest bill to the top (§payment-list-owed)', () => {
  expect(idsOf([visit(1, 3), visit(2, 4), visit(3, 9)])).toEqual([3, 1, 2]);
});

test('the payment list begins with overdue bills and ends with transfers (§payment-list-owed)', () => {
  expect(idsOf([visit(1, 9), visit(2, 4, 'fc', '2026-07-19')])).toEqual([2, 1]);
  expect(idsOf([visit(1, 9, 'fc', '2026-07-31', 'bank'), visit(2, 4)])).toEqual([2, 1]);
});
