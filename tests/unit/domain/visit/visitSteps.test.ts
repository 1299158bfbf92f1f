import { expect, it } from 'vitest';
import { visitStep } from '../../../../src/domain/visit/history';
import { inEveryZone } from '../zones';
import { at } from '../someVisit';

const NOW = at('2026-07-03T09:00:00+09:00');
/** Shipped on 1 July: expected from the 3rd through the 5th. */
const SENT = at('2026-07-01T15:00:00+09:00');

inEveryZone('the step of a consultation', () => {
  it.each([
    ['booked', 'visit'],
    ['unfinished', 'visit'],
    ['awaitingConfirmation', 'bill'],
    ['awaitingPayment', 'payment'],
    ['awaitingTransfer', 'payment'],
    ['awaitingShipment', 'shipment'],
    ['shipped', 'delivery'],
    ['unkept', null],
    ['cancelled', null],
    ['missed', null],
  ] as const)('%s is at %s', (state, step) => {
    expect(visitStep(state, state === 'shipped' ? SENT : null, NOW)).toBe(step);
  });

  it('ends with the last day on which the parcel may arrive, or when that is not known', () => {
    const end = at('2026-07-06T00:00:00+09:00');
    expect([end - 1, end].map((now) => visitStep('shipped', SENT, now))).toEqual(['delivery', null]);
    expect(visitStep('shipped', null, NOW)).toBeNull();
  });
});
