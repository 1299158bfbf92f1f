import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { carryConsents, forgetConsents } from '../../../src/api/consents';
import {
  draftKey,
  forgetImages,
  deleteForeignDrafts,
  forgetValues,
  keepValues,
  readDraft,
} from '../../../src/api/drafts';
import { forgetKeyFor, forgetKeys, keyFor } from '../../../src/api/idempotency';
import type { Block } from '../../../src/domain/block';

const NOW = Date.parse('2026-07-03T09:00:00+09:00');
const DAYS = 86_400_000;
const values = { 1: ['11'] };
const mine = draftKey('taro', 1, 'initial');

/** A browser's storage, whose own keys are the entries; there is no IndexedDB, as when storage is unavailable. */
const storage = () =>
  Object.create(
    {
      getItem(this: Record<string, string>, key: string) {
        return this[key] ?? null;
      },
      setItem(this: Record<string, string>, key: string, value: string) {
        this[key] = value;
      },
      removeItem(this: Record<string, string>, key: string) {
        delete this[key];
      },
    },
    {},
  ) as Storage;

const closed = new Proxy({} as Storage, {
  get: () => {
    throw new DOMException('closed', 'SecurityError');
  },
  ownKeys: () => {
    throw new DOMException('closed', 'SecurityError');
  },
});

afterEach(() => vi.unstubAllGlobals());

describe('drafts (E1)', () => {
  beforeEach(() => vi.stubGlobal('localStorage', storage()));

  test('restores what was typed, even without IndexedDB', async () => {
    keepValues(mine, values, NOW);
    expect(await readDraft(mine, NOW)).toEqual(values);
  });

  test('keeps patients, subjects and forms apart', async () => {
    keepValues(mine, values, NOW);
    for (const other of [draftKey('jiro', 1, 'initial'), draftKey('taro', 2, 'initial'), draftKey('taro', 1, 'repeat')])
      expect(await readDraft(other, NOW)).toBeNull();
  });

  test('seven days after the last change it is gone, to the millisecond', async () => {
    keepValues(mine, values, NOW);
    expect(await readDraft(mine, NOW + 7 * DAYS)).not.toBeNull();
    expect(await readDraft(mine, NOW + 7 * DAYS + 1)).toBeNull();
    keepValues(mine, values, NOW + 6 * DAYS);
    expect(await readDraft(mine, NOW + 8 * DAYS)).not.toBeNull();
  });

  test('is deleted at once after a booking', async () => {
    keepValues(mine, values, NOW);
    forgetValues(mine);
    expect(localStorage.getItem(mine)).toBeNull();
    await forgetImages(mine);
    expect(await readDraft(mine, NOW)).toBeNull();
  });

  test('another login takes it away, the same one never', async () => {
    keepValues(mine, values, NOW);
    localStorage.setItem('clinic:other', 'stays');
    await deleteForeignDrafts('taro', NOW);
    expect(await readDraft(mine, NOW)).not.toBeNull();
    await deleteForeignDrafts('jiro', NOW);
    expect(await readDraft(mine, NOW)).toBeNull();
    expect(localStorage.getItem('clinic:other')).toBe('stays');
  });

  test('a patient whose name starts with the name of another is a different patient', async () => {
    keepValues(draftKey('taro2', 1, 'initial'), values, NOW);
    await deleteForeignDrafts('taro', NOW);
    expect(await readDraft(draftKey('taro2', 1, 'initial'), NOW)).toBeNull();
  });

  test.each(['{', '"text"', '{"savedAt":"soon","values":{}}', '{"savedAt":1}'])('%s is no draft', async (broken) => {
    localStorage.setItem(mine, broken);
    expect(await readDraft(mine, NOW)).toBeNull();
  });
});

describe('when storage is unavailable', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', closed);
    vi.stubGlobal('sessionStorage', closed);
  });

  test('there is no draft, and only writing one throws', async () => {
    expect(await readDraft(mine, NOW)).toBeNull();
    forgetValues(mine);
    await forgetImages(mine);
    await deleteForeignDrafts('taro', NOW);
    expect(() => keepValues(mine, values, NOW)).toThrow('closed');
  });

  test('clearing the consents after a booking does not throw', () => {
    carryConsents([true], { id: 1 } as Block);
    expect(forgetConsents).not.toThrow();
  });

  test('a key lasts as long as the page', async () => {
    const key = await keyFor(['book', 1]);
    expect(await keyFor(['book', 1])).toBe(key);
    await forgetKeyFor(['book', 1]);
    expect(await keyFor(['book', 1])).not.toBe(key);
  });
});

describe('idempotency keys', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', storage()));

  test('the same body keeps its key, a changed body gets a new one', async () => {
    const key = await keyFor(['book', { id: 1 }]);
    expect(await keyFor(['book', { id: 1 }])).toBe(key);
    expect(await keyFor(['book', { id: 2 }])).not.toBe(key);
  });

  test('a cancellation deletes all keys, and nothing else', async () => {
    const key = await keyFor(['book', { id: 1 }]);
    sessionStorage.setItem('clinic:consents:1', '[true]');
    forgetKeys();
    expect(await keyFor(['book', { id: 1 }])).not.toBe(key);
    expect(sessionStorage.getItem('clinic:consents:1')).toBe('[true]');
  });
});
