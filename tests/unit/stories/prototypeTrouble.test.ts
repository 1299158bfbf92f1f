import { expect, test } from 'vitest';
import { createTrouble } from '../../../stories/support/prototype/prototypeTrouble';

const LIST = 'https://clinic.example/api/reservations';

test('without a plan nothing fails', () => {
  expect(createTrouble().failureOf('GET', LIST, 0)).toBeNull();
});

test('a write fails at the next call that sends something, once', () => {
  const trouble = createTrouble();
  trouble.plan({ kind: 'unavailable', target: 'write' });
  expect(trouble.failureOf('GET', LIST, 0)).toBeNull();
  expect(trouble.planned()).toEqual({ kind: 'unavailable', target: 'write' });
  expect(trouble.failureOf('POST', LIST, 1)).toBe('unavailable');
  expect(trouble.planned()).toBeNull();
  // The retry is a new call.
  expect(trouble.failureOf('POST', LIST, 2)).toBeNull();
});

test('a read fails with all its retries, and no other call does', () => {
  const trouble = createTrouble();
  trouble.plan({ kind: 'offline', target: 'read' });
  expect(trouble.failureOf('POST', LIST, 0)).toBeNull();
  expect([0, 400, 1200].map((now) => trouble.failureOf('GET', LIST, now))).toEqual(['offline', 'offline', 'offline']);
  expect(trouble.failureOf('GET', `${LIST}/1`, 1300)).toBeNull();
  expect(trouble.failureOf('GET', LIST, 5000)).toBeNull();
});

test('a dropped plan fails nothing, not even what it has begun', () => {
  const trouble = createTrouble();
  trouble.plan({ kind: 'offline', target: 'read' });
  expect(trouble.failureOf('GET', LIST, 0)).toBe('offline');
  trouble.plan(null);
  expect(trouble.failureOf('GET', LIST, 100)).toBeNull();
});
