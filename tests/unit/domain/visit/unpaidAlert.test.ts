import { describe, expect, it } from 'vitest';
import { hasUnpaidAlert } from '../../../../src/domain/visit/shown';
import { at, flagsOf, someVisit } from '../someVisit';

const NOW = at('2026-07-03T09:00:00+09:00');

describe('the reservations of a patient', () => {
  const owed = someVisit('fc', { id: 2 });

  it('raise the unpaid alert when one is owed and nothing is booked (§unpaid-alert)', () => {
    const all_reservations = [{ ...owed, ...flagsOf('fcp') }, owed];
    expect(hasUnpaidAlert({ now_reservations: [], all_reservations }, NOW)).toBe(true);
    const lapsed = someVisit('', { id: 5, start_time: at('2026-07-03T08:15:00+09:00') });
    expect([NOW - 1, NOW].map((now) => hasUnpaidAlert({ now_reservations: [lapsed], all_reservations }, now))).toEqual([
      false,
      true,
    ]);
  });

  it.each(['', 'f', 'fcp', 'fcpd', 'xfc', 'x'])('raise none for flags "%s"', (set) => {
    expect(hasUnpaidAlert({ now_reservations: [], all_reservations: [{ ...owed, ...flagsOf(set) }] }, NOW)).toBe(false);
  });

  it('raise no alert with a current reservation or without any', () => {
    const booked = someVisit('', { id: 5 });
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
});
