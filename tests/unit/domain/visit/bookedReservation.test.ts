import { expect, test, describe, it } from 'vitest';
import { bookedReservation, findChangeable, bookedTimeToMark } from '../../../../src/domain/visit/bookedReservation';
import { needsUnpaidAlert } from '../../../../src/domain/money/payment';
import { someVisit, instant, flagsOf } from '../someVisit';
import { MINUTE_MS } from '../../../../src/domain/calendar/jst';

const LAST_BOOKED_MINUTE = Date.parse('2026-07-03T10:59:00+09:00');
const booked = someVisit('', { start_time: Date.parse('2026-07-03T10:15:00+09:00') });

test('a reservation prevents another booking until 30 minutes after its planned end (§one-reservation)', () => {
  expect(bookedReservation([booked], LAST_BOOKED_MINUTE)).toBe(booked);
  expect(bookedReservation([booked], LAST_BOOKED_MINUTE + 60_000)).toBeNull();
});

test('bookedReservation returns the reservation that starts first', () => {
  const later = { ...booked, start_time: Date.parse('2026-07-05T10:15:00+09:00') };
  expect(bookedReservation([later, booked], LAST_BOOKED_MINUTE)).toBe(booked);
  expect(bookedReservation([later], LAST_BOOKED_MINUTE)).toBe(later);
});

test.each([
  ['cancelled', { cancel: true }],
  ['finished', { finish: true }],
  ['missed', { missed: true }],
])('a %s reservation does not prevent another booking', (_, difference) => {
  expect(bookedReservation([{ ...booked, ...difference }], LAST_BOOKED_MINUTE)).toBeNull();
});

const NOW = instant('2026-07-03T09:00:00+09:00');
const owed = someVisit('fc', { id: 2 });

it('needsUnpaidAlert is true if a bill is owed and no reservation is booked (§unpaid-alert)', () => {
  const all_reservations = [{ ...owed, ...flagsOf('fcp') }, owed];
  expect(needsUnpaidAlert({ now_reservations: [], all_reservations }, NOW)).toBe(true);
  const lapsed = someVisit('', { id: 5, start_time: instant('2026-07-03T08:15:00+09:00') });
  expect([NOW - 1, NOW].map((now) => needsUnpaidAlert({ now_reservations: [lapsed], all_reservations }, now))).toEqual([
    false,
    true,
  ]);
});

it.each(['', 'f', 'fcp', 'fcpd', 'xfc', 'x'])('needsUnpaidAlert is false if nothing is owed: "%s"', (letters) => {
  const all_reservations = [{ ...owed, ...flagsOf(letters) }];
  expect(needsUnpaidAlert({ now_reservations: [], all_reservations }, NOW)).toBe(false);
});

it('needsUnpaidAlert is false if a reservation is booked', () => {
  const booked = someVisit('', { id: 5 });
  expect(needsUnpaidAlert({ now_reservations: [booked], all_reservations: [booked, owed] }, NOW)).toBe(false);
  expect(needsUnpaidAlert({ now_reservations: [], all_reservations: [] }, NOW)).toBe(false);
});

it('needsUnpaidAlert is true for an unpaid transfer only after its due date (§unpaid-alert)', () => {
  const transfer = { ...owed, payment_method: 'bank' as const, pay_by: '2026-07-17' };
  const hasAlert = (reservation: typeof owed, now: string) =>
    needsUnpaidAlert({ now_reservations: [], all_reservations: [reservation] }, instant(now));
  expect(hasAlert(transfer, '2026-07-17T23:59:59+09:00')).toBe(false);
  expect(hasAlert(transfer, '2026-07-18T00:00:00+09:00')).toBe(true);
  expect(hasAlert({ ...transfer, pay_by: null } as typeof owed, '2027-01-01T00:00:00+09:00')).toBe(false);
  expect(hasAlert({ ...transfer, payment_method: 'card' } as typeof owed, '2026-07-03T09:00:00+09:00')).toBe(true);
});

const START = Date.parse('2026-07-03T10:15:00+09:00');
const BEFORE = START - 60 * MINUTE_MS;
const row = (id: number, changes = {}) => someVisit('', { id, start_time: START, ...changes });

describe('findChangeable (§change-time-one-call)', () => {
  test('returns the reservation with the given id until its start (§change-time-said)', () => {
    const mine = row(5);
    expect(findChangeable([row(4), mine], 5, 1, BEFORE)).toBe(mine);
    expect(findChangeable([mine], 5, 1, START - 1)).toBe(mine);
    expect(findChangeable([mine], 5, 1, START)).toBeNull();
  });

  test('returns a reservation that the clinic cannot keep, even after its start (§closed-day-told)', () => {
    const toReschedule = row(5, { rebook: { reason: null } });
    expect(findChangeable([toReschedule], 5, 1, START + 1_000 * MINUTE_MS)).toBe(toReschedule);
    expect(findChangeable([{ ...toReschedule, cancel: true }], 5, 1, BEFORE)).toBeNull();
  });

  test('returns null if the reservation is cancelled or finished, or if its subject or id differs', () => {
    for (const changes of [{ cancel: true }, { finish: true }, { subject_id: 2 }, { id: 6 }])
      expect(findChangeable([row(5, changes)], 5, 1, BEFORE), JSON.stringify(changes)).toBeNull();
  });
});

describe('bookedTimeToMark (§change-present-marked)', () => {
  const withDoctor = (doctorId: number | null, changes = {}) => ({ ...row(5, changes), admin_user: { id: doctorId } });
  const marked = { start_time: START, kind: 'initial', doctorId: 1 };

  test('returns the booked time unless another day or doctor is selected', () => {
    expect(bookedTimeToMark(withDoctor(1), '2026-07-03', 'any')).toEqual(marked);
    expect(bookedTimeToMark(withDoctor(1), '2026-07-03', 1)).toEqual(marked);
    expect(bookedTimeToMark(withDoctor(null), '2026-07-03', 2)).toEqual({ ...marked, doctorId: null });
    expect(bookedTimeToMark(withDoctor(1), '2026-07-03', 2)).toBeNull();
    expect(bookedTimeToMark(withDoctor(1), '2026-07-04', 'any')).toBeNull();
  });

  test('returns null if the clinic cannot keep the reservation', () => {
    expect(bookedTimeToMark(withDoctor(1, { rebook: { reason: null } }), '2026-07-03', 'any')).toBeNull();
  });
});
