import { expect, test } from 'vitest';
import { createTrouble } from '../../../stories/support/prototype/trouble';

const LIST = 'https://clinic.example/api/reservations';

test('nothing planned befalls nothing', () => {
  expect(createTrouble().strike('GET', LIST, 0)).toBeNull();
});

test('a write waits for a call that sends something, and befalls it once', () => {
  const trouble = createTrouble();
  trouble.plan({ kind: 'unavailable', target: 'write' });
  expect(trouble.strike('GET', LIST, 0)).toBeNull();
  expect(trouble.planned()).toEqual({ kind: 'unavailable', target: 'write' });
  expect(trouble.strike('POST', LIST, 1)).toBe('unavailable');
  expect(trouble.planned()).toBeNull();
  // The patient tries again: that is a call of its own.
  expect(trouble.strike('POST', LIST, 2)).toBeNull();
});

test("a read fails with the app's own tries, and no other call with it", () => {
  const trouble = createTrouble();
  trouble.plan({ kind: 'offline', target: 'read' });
  expect(trouble.strike('POST', LIST, 0)).toBeNull();
  expect([0, 400, 1200].map((now) => trouble.strike('GET', LIST, now))).toEqual(['offline', 'offline', 'offline']);
  expect(trouble.strike('GET', `${LIST}/1`, 1300)).toBeNull();
  expect(trouble.strike('GET', LIST, 5000)).toBeNull();
});

test('a plan that is dropped befalls nothing, nor what it has begun with', () => {
  const trouble = createTrouble();
  trouble.plan({ kind: 'offline', target: 'read' });
  expect(trouble.strike('GET', LIST, 0)).toBe('offline');
  trouble.plan(null);
  expect(trouble.strike('GET', LIST, 100)).toBeNull();
});
