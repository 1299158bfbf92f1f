import { expect, test } from 'vitest';
import { attemptLimit, type AttemptStorage } from '../../../src/messaging/attemptLimit';

function notes(): AttemptStorage & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

const LIMIT = { most: 2, withinMs: 1000 };

test('allows a number of attempts within a time, across page loads', () => {
  const store = notes();
  const tries = () => attemptLimit(store, 'logins', LIMIT);
  expect([tries().allows(0), tries().allows(10), tries().allows(20), tries().allows(999)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(tries().allows(1000)).toBe(true);
  expect(tries().allows(1001)).toBe(false);
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
  const closed = () => {
    throw new Error('closed');
  };
  const tries = attemptLimit({ getItem: closed, setItem: closed, removeItem: closed }, 'logins', LIMIT);
  expect(tries.allows(0)).toBe(true);
  expect(() => tries.forget()).not.toThrow();
});
