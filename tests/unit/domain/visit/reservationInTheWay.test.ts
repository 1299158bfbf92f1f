import { expect, test } from 'vitest';
import { reservationInTheWay } from '../../../../src/domain/visit/shown';
import { someVisit } from '../someVisit';

const NOW = Date.parse('2026-07-03T10:59:00+09:00');
const booked = someVisit('', { start_time: Date.parse('2026-07-03T10:15:00+09:00') });

test('a reservation is in the way until it lapses (§one-reservation)', () => {
  expect(reservationInTheWay([booked], NOW)).toBe(booked);
  expect(reservationInTheWay([booked], NOW + 60_000)).toBeNull();
});

test('one of a later day is in the way; the soonest counts', () => {
  const later = { ...booked, start_time: Date.parse('2026-07-05T10:15:00+09:00') };
  expect(reservationInTheWay([later, booked], NOW)).toBe(booked);
  expect(reservationInTheWay([later], NOW)).toBe(later);
});

test.each([
  ['cancelled', { cancel: true }],
  ['finished', { finish: true }],
  ['missed', { missed: true }],
])('one that is %s is not in the way', (_, difference) => {
  expect(reservationInTheWay([{ ...booked, ...difference }], NOW)).toBeNull();
});
