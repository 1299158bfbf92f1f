import { expect, it } from 'vitest';
import { hasMoved } from '../../../src/domain/movedVisit';

it('has moved when the clinic has another start for the same reservation', () => {
  const listed = [{ id: 2, start_time: 20 }];
  expect(hasMoved({ id: 2, start_time: 20 }, listed)).toBe(false);
  expect(hasMoved({ id: 2, start_time: 10 }, listed)).toBe(true);
  expect(hasMoved({ id: 3, start_time: 10 }, listed)).toBe(false);
});
