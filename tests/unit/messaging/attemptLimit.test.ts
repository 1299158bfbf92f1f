import { expect, test } from 'vitest';
import { attemptLimit, type AttemptStorage } from '../../../src/messaging/attemptLimit';

function createStorage(): AttemptStorage {
  const stored = new Map<string, string>();
  return {
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, value) => void stored.set(name, value),
    removeItem: (name) => void stored.delete(name),
  };
}

const LIMIT = { max: 2, withinMs: 1000 };

test('attemptLimit allows only `max` attempts within `withinMs`', () => {
  const store = createStorage();
  const openLimit = () => attemptLimit(store, 'logins', LIMIT);
  expect([0, 10, 20, 999].map((time) => openLimit().allows(time))).toEqual([true, true, false, false]);
  expect([1000, 1001].map((time) => openLimit().allows(time))).toEqual([true, false]);
});

test('after `forget`, attemptLimit counts from zero again', () => {
  const limit = attemptLimit(createStorage(), 'logins', LIMIT);
  limit.allows(0);
  limit.allows(0);
  expect(limit.allows(0)).toBe(false);
  limit.forget();
  expect(limit.allows(0)).toBe(true);
});

test('attemptLimit ignores stored text that is not a list of past times', () => {
  for (const broken of ['nonsense', '{}', '[null, "x"]', '[5000, 6000]']) {
    const store = createStorage();
    store.setItem('logins', broken);
    expect(attemptLimit(store, 'logins', LIMIT).allows(0), broken).toBe(true);
  }
});

test('attemptLimit allows every attempt if the storage throws', () => {
  const refuse = () => {
    throw new Error('closed');
  };
  const limit = attemptLimit({ getItem: refuse, setItem: refuse, removeItem: refuse }, 'logins', LIMIT);
  expect(limit.allows(0)).toBe(true);
  expect(() => limit.forget()).not.toThrow();
});
