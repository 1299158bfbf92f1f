import { expect, it } from 'vitest';
import { RESERVATION_STATES, stateOf } from '../../../../src/domain/visit/reservation';
import { everyFlags, flagsOf } from '../someVisit';

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
])('stateOf: flags "%s" give %s', (set, state) => {
  expect(stateOf(flagsOf(set))).toBe(state);
});

it('stateOf is one of seven states for every combination, always cancelled when cancelled (§state-from-flags, §missed-by-staff)', () => {
  for (const combination of everyFlags) {
    const state = stateOf(combination);
    expect(RESERVATION_STATES).toContain(state);
    expect(state === 'cancelled').toBe(combination.cancel);
    expect(state === 'booked').toBe(!combination.cancel && !combination.finish && !combination.missed);
  }
  expect(new Set(everyFlags.map(stateOf)).size).toBe(7);
});
