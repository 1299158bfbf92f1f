import { expect, test } from 'vitest';
import { attemptLimit, type AttemptStorage } from '../../../src/messaging/attemptLimit';

function notes(): AttemptStorage {
  const stored = new Map<string, string>();
  return {
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, value) => void stored.set(name, value),
    removeItem: (name) => void stored.delete(name),
  };
}

const LIMIT = { most: 2, withinMs: 1000 };

test('attemptLimit allows a number of attempts within a time, across page loads', () => {
  const store = notes();
  const tries = () => attemptLimit(store, 'logins', LIMIT);
  expect([0, 10, 20, 999].map((at) => tries().allows(at))).toEqual([true, true, false, false]);
  expect([1000, 1001].map((at) => tries().allows(at))).toEqual([true, false]);
});

test('forget resets the count', () => {
  const tries = attemptLimit(notes(), 'logins', LIMIT);
  tries.allows(0);
  tries.allows(0);
  expect(tries.allows(0)).toBe(false);
  tries.forget();
  expect(tries.allows(0)).toBe(true);
});

test('invalid notes and notes from the future lock nobody out', () => {
  for (const broken of ['nonsense', '{}', '[null, "x"]', '[5000, 6000]']) {
    const store = notes();
    store.setItem('logins', broken);
    expect(attemptLimit(store, 'logins', LIMIT).allows(0), broken).toBe(true);
  }
});

test('unavailable storage counts nothing and throws nothing', () => {
  const refuse = () => {
    throw new Error('closed');
  };
  const tries = attemptLimit({ getItem: refuse, setItem: refuse, removeItem: refuse }, 'logins', LIMIT);
  expect(tries.allows(0)).toBe(true);
  expect(() => tries.forget()).not.toThrow();
});
