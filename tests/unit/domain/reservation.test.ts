import { describe, expect, it } from 'vitest';
import { deliveryWindow, formatDeliveryWindow, isDeliveryPast } from '../../../src/domain/delivery';
import { parseInstant, startOfJstDate } from '../../../src/domain/jst';
import {
  RESERVATION_STATES,
  cancellingCosts,
  currentReservations,
  hasUnpaidAlert,
  isDayOver,
  isOwed,
  isRoomOpen,
  pastReservations,
  reservationsAt,
  roomOpensAt,
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
});

/** All 32 combinations. */
const all = Array.from({ length: 32 }, (_, bits) =>
  flags(['x', 'f', 'c', 'p', 'd'].filter((_, bit) => bits & (1 << bit)).join('')),
);

describe('stateOf', () => {
  it.each([
    ['', 'booked'],
    ['x', 'cancelled'],
    ['f', 'awaitingConfirmation'],
    ['fc', 'awaitingPayment'],
    ['fcp', 'awaitingShipment'],
    ['fcpd', 'shipped'],
  ])('flags "%s" give %s', (set, state) => {
    expect(stateOf(flags(set))).toBe(state);
  });

  it('is one of six states for every combination, always cancelled when cancelled', () => {
    for (const combination of all) {
      const state = stateOf(combination);
      expect(RESERVATION_STATES).toContain(state);
      expect(state === 'cancelled').toBe(combination.cancel);
      expect(state === 'booked').toBe(!combination.cancel && !combination.finish);
    }
    expect(new Set(all.map(stateOf)).size).toBe(6);
  });

  it('is owed only when finished, confirmed, not paid and not cancelled', () => {
    for (const combination of all) {
      const { finish, confirm_status, payment, cancel } = combination;
      expect(isOwed(combination)).toBe(finish && confirm_status && !payment && !cancel);
    }
  });
});

describe('consultation room', () => {
  it('opens exactly 5 minutes before the start and stays open', () => {
    const start = startOfJstDate('2026-07-03') + 36_000_000;
    expect(roomOpensAt(start)).toBe(start - 300_000);
    expect([-300_001, -300_000, 0, 3_600_000].map((from) => isRoomOpen(start, start + from))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});

inEveryZone('a consultation that nobody finished (§unfinished-after-day)', () => {
  const start_time = at('2026-07-03T23:45:00+09:00');
  const midnight = startOfJstDate('2026-07-04');

  it('is booked until its day in JST is over, then unfinished', () => {
    expect([start_time, midnight - 1, midnight].map((now) => isDayOver(start_time, now))).toEqual([false, false, true]);
    expect(stateAt({ start_time, ...flags('') }, midnight - 1)).toBe('booked');
    expect(stateAt({ start_time, ...flags('') }, midnight)).toBe('unfinished');
    for (const set of ['x', 'f', 'fc', 'fcp', 'fcpd'])
      expect(stateAt({ start_time, ...flags(set) }, midnight)).toBe(stateOf(flags(set)));
  });

  it('is no longer current from midnight on, even in a list that was read before', () => {
    const list = { now_reservations: [{ id: 1, start_time }], all_reservations: [{ id: 1, start_time }] };
    expect(reservationsAt(list, midnight - 1)).toEqual(list);
    expect(reservationsAt(list, midnight)).toEqual({ ...list, now_reservations: [] });
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

describe('past reservations', () => {
  const owed = { id: 2, ...flags('fc') };

  it('are all except the current ones, in order', () => {
    expect(pastReservations([{ id: 3 }, { id: 9 }], [{ id: 4 }, { id: 3 }, { id: 1 }])).toEqual([{ id: 4 }, { id: 1 }]);
  });

  it('raise the unpaid alert when one is owed and nothing is booked', () => {
    expect(hasUnpaidAlert({ now_reservations: [], all_reservations: [{ id: 1, ...flags('fcp') }, owed] }, NOW)).toBe(
      true,
    );
  });

  it.each(['', 'f', 'fcp', 'fcpd', 'xfc', 'x'])('raise none for flags "%s"', (set) => {
    expect(hasUnpaidAlert({ now_reservations: [], all_reservations: [{ id: 1, ...flags(set) }] }, NOW)).toBe(false);
  });

  it('raise no alert with a current reservation or without any', () => {
    const booked = { id: 5, ...flags('') };
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
    const start_time = at('2026-07-01T10:00:00+09:00');
    expect(['fc', 'fcp', 'f', 'xfc'].map((set) => stateAt({ start_time, ...flags(set), ...bank }, NOW))).toEqual([
      'awaitingTransfer',
      'awaitingShipment',
      'awaitingConfirmation',
      'cancelled',
    ]);
    expect(stateAt({ start_time, ...flags('fc'), payment_method: 'card' }, NOW)).toBe('awaitingPayment');
    expect(stateAt({ start_time, ...flags('fc') }, NOW)).toBe('awaitingPayment');
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
    expect(formatDeliveryWindow(window)).toBe('7月5日（日）〜7月7日（火）');
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
