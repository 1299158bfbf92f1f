import { describe, expect, it } from 'vitest';
import { deliveryWindow, formatDeliveryWindow, isDeliveryPast } from '../../../src/domain/delivery';
import { parseInstant, startOfJstDate } from '../../../src/domain/jst';
import {
  RESERVATION_STATES,
  cancellingCosts,
  currentReservations,
  endOfVisit,
  everyReservation,
  hasLapsed,
  hasUnpaidAlert,
  isOverdue,
  isOwed,
  stateAt,
  stateOf,
  type ReservationFlags,
} from '../../../src/domain/reservation';
import { inEveryZone } from './zones';

const at = (text: string) => parseInstant(text) ?? Number.NaN;

/** Flags from their initials: `fc` = finished and confirmed. */
const flags = (set: string): ReservationFlags => ({
  cancel: set.includes('x'),
  finish: set.includes('f'),
  confirm_status: set.includes('c'),
  payment: set.includes('p'),
  deliver: set.includes('d'),
  missed: set.includes('m'),
});

/** All 64 combinations. */
const all = Array.from({ length: 64 }, (_, bits) =>
  flags(['x', 'f', 'c', 'p', 'd', 'm'].filter((_, bit) => bits & (1 << bit)).join('')),
);

describe('stateOf', () => {
  it.each([
    ['', 'booked'],
    ['x', 'cancelled'],
    ['m', 'missed'],
    ['xm', 'cancelled'],
    ['fm', 'awaitingConfirmation'],
    ['f', 'awaitingConfirmation'],
    ['fc', 'awaitingPayment'],
    ['fcp', 'awaitingShipment'],
    ['fcpd', 'shipped'],
  ])('flags "%s" give %s', (set, state) => {
    expect(stateOf(flags(set))).toBe(state);
  });

  it('is one of seven states for every combination, always cancelled when cancelled', () => {
    for (const combination of all) {
      const state = stateOf(combination);
      expect(RESERVATION_STATES).toContain(state);
      expect(state === 'cancelled').toBe(combination.cancel);
      expect(state === 'booked').toBe(!combination.cancel && !combination.finish && !combination.missed);
    }
    expect(new Set(all.map(stateOf)).size).toBe(7);
  });

  it('is owed only when finished, confirmed, not paid and not cancelled', () => {
    for (const combination of all) {
      const { finish, confirm_status, payment, cancel } = combination;
      expect(isOwed(combination)).toBe(finish && confirm_status && !payment && !cancel);
    }
  });
});

inEveryZone('a consultation that nobody finished (§lapse-thirty-minutes)', () => {
  const visit = { start_time: at('2026-07-03T23:45:00+09:00'), first: true };
  const lapse = at('2026-07-04T00:30:00+09:00');

  it('ends 15 minutes after the start on a first visit, else 10', () => {
    expect(endOfVisit(visit)).toBe(at('2026-07-04T00:00:00+09:00'));
    expect(endOfVisit({ ...visit, first: false })).toBe(at('2026-07-03T23:55:00+09:00'));
  });

  it('is booked until 30 minutes after its planned end, then unfinished', () => {
    expect([lapse - 1, lapse].map((now) => hasLapsed(visit, now))).toEqual([false, true]);
    expect([-300_001, -300_000].map((from) => hasLapsed({ ...visit, first: false }, lapse + from))).toEqual([
      false,
      true,
    ]);
    expect(stateAt({ ...visit, ...flags('') }, lapse - 1)).toBe('booked');
    expect(stateAt({ ...visit, ...flags('') }, lapse)).toBe('unfinished');
    for (const set of ['x', 'm', 'f', 'fc', 'fcp', 'fcpd'])
      expect(stateAt({ ...visit, ...flags(set) }, lapse)).toBe(stateOf(flags(set)));
  });
});

inEveryZone('the fee for cancelling', () => {
  it('is due from midnight (JST) of the day of the consultation', () => {
    const start = at('2026-07-03T10:00:00+09:00');
    const midnight = startOfJstDate('2026-07-03');
    expect([midnight - 1, midnight, start, start + 86_400_000].map((now) => cancellingCosts(start, now))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});
const NOW = at('2026-07-03T09:00:00+09:00');

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

describe('the reservations of a patient', () => {
  const visit = { start_time: NOW, first: true };
  const owed = { id: 2, ...visit, ...flags('fc') };

  it('are the current ones and all others, in order', () => {
    const lists = { now_reservations: [{ id: 3 }, { id: 9 }], all_reservations: [{ id: 4 }, { id: 3 }, { id: 1 }] };
    expect(everyReservation(lists)).toEqual([{ id: 3 }, { id: 9 }, { id: 4 }, { id: 1 }]);
  });

  it('raise the unpaid alert when one is owed and nothing is booked', () => {
    const all_reservations = [{ ...owed, ...flags('fcp') }, owed];
    expect(hasUnpaidAlert({ now_reservations: [], all_reservations }, NOW)).toBe(true);
    const lapsed = { id: 5, ...visit, start_time: at('2026-07-03T08:15:00+09:00'), ...flags('') };
    expect([NOW - 1, NOW].map((now) => hasUnpaidAlert({ now_reservations: [lapsed], all_reservations }, now))).toEqual([
      false,
      true,
    ]);
  });

  it.each(['', 'f', 'fcp', 'fcpd', 'xfc', 'x'])('raise none for flags "%s"', (set) => {
    expect(hasUnpaidAlert({ now_reservations: [], all_reservations: [{ ...owed, ...flags(set) }] }, NOW)).toBe(false);
  });

  it('raise no alert with a current reservation or without any', () => {
    const booked = { id: 5, ...visit, ...flags('') };
    expect(hasUnpaidAlert({ now_reservations: [booked], all_reservations: [booked, owed] }, NOW)).toBe(false);
    expect(hasUnpaidAlert({ now_reservations: [], all_reservations: [] }, NOW)).toBe(false);
  });

  it('raise no alert for a chosen transfer through its last day, and one from the next day on (§unpaid-alert)', () => {
    const transfer = { ...owed, payment_method: 'bank' as const, pay_by: '2026-07-17' };
    const alert = (one: typeof owed, now: string) =>
      hasUnpaidAlert({ now_reservations: [], all_reservations: [one] }, at(now));
    expect(alert(transfer, '2026-07-17T23:59:59+09:00')).toBe(false);
    expect(alert(transfer, '2026-07-18T00:00:00+09:00')).toBe(true);
    expect(alert({ ...transfer, pay_by: null } as typeof owed, '2027-01-01T00:00:00+09:00')).toBe(false);
    expect(alert({ ...transfer, payment_method: 'card' } as typeof owed, '2026-07-03T09:00:00+09:00')).toBe(true);
  });

  it('show a chosen transfer as such until its money is there', () => {
    const bank = { payment_method: 'bank' } as const;
    expect(['fc', 'fcp', 'f', 'xfc'].map((set) => stateAt({ ...visit, ...flags(set), ...bank }, NOW))).toEqual([
      'awaitingTransfer',
      'awaitingShipment',
      'awaitingConfirmation',
      'cancelled',
    ]);
    expect(stateAt({ ...visit, ...flags('fc'), payment_method: 'card' }, NOW)).toBe('awaitingPayment');
    expect(stateAt({ ...visit, ...flags('fc') }, NOW)).toBe('awaitingPayment');
  });
});

describe('current reservations of a whole list', () => {
  it('are the booked ones, soonest first', () => {
    const one = (id: number, start: string, set: string) => ({ id, start_time: at(start), ...flags(set) });
    const later = one(1, '2026-07-04T10:00:00+09:00', '');
    const sooner = one(2, '2026-07-04T08:00:00+09:00', '');
    const rest = [one(3, '2026-07-01T10:00:00+09:00', 'f'), one(4, '2026-07-02T10:00:00+09:00', 'x')];
    expect(currentReservations([later, ...rest, sooner])).toEqual([sooner, later]);
  });
});

inEveryZone('delivery window', () => {
  it('is 2 to 4 days after shipping, in JST', () => {
    const window = deliveryWindow(at('2026-07-02T15:30:00Z'));
    expect(window).toEqual({ from: '2026-07-05', to: '2026-07-07' });
    expect(formatDeliveryWindow(window, at('2026-07-02T15:30:00Z'))).toBe('7月5日（日）〜7月7日（火）');
    const nextYear = at('2027-01-03T09:00:00+09:00');
    expect(formatDeliveryWindow(window, nextYear)).toBe('2026年7月5日（日）〜7月7日（火）');
    const overNewYear = { from: '2026-12-31', to: '2027-01-02' };
    expect(formatDeliveryWindow(overNewYear, nextYear)).toBe('2026年12月31日（木）〜2027年1月2日（土）');
  });

  it('is past once its last day is over in Tokyo', () => {
    const window = { from: '2026-07-05', to: '2026-07-07' };
    const midnight = startOfJstDate('2026-07-08');
    expect([isDeliveryPast(window, midnight - 1), isDeliveryPast(window, midnight)]).toEqual([false, true]);
  });

  it('crosses the end of the year', () => {
    expect(deliveryWindow(at('2026-12-29T23:59:59+09:00'))).toEqual({
      from: '2026-12-31',
      to: '2027-01-02',
    });
  });
});
