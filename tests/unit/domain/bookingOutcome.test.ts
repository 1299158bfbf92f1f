import { expect, test } from 'vitest';
import { bookingOutcome, bookingWay } from '../../../src/domain/bookingOutcome';

test.each([
  ['1', 'taken'],
  ['3', 'duplicate'],
  ['ok', 'booked'],
  ['', 'booked'],
])('message %s means %s', (message, outcome) => expect(bookingOutcome(message)).toBe(outcome));

test.each([
  [1, 'repeatQuestionnaire'],
  [2, 'short'],
  [4, 'duplicate'],
  [0, 'firstQuestionnaire'],
  [3, 'firstQuestionnaire'],
])('flag %i leads to %s', (flag, way) => expect(bookingWay(flag)).toBe(way));
