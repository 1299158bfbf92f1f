import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearConsents, hasAgreed, writeConsents } from '../../../src/booking/consentStorage';
import { confirm, consentVersion } from '../../../src/copy/confirmCopy';
import {
  deleteDraftsOf,
  draftKey,
  deleteImages,
  deleteForeignDrafts,
  deleteValues,
  saveSeen,
  saveValues,
  seenIn,
  readDraft,
  unfinishedAddress,
} from '../../../src/device/drafts';
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

describe('drafts (§draft-kept)', () => {
  beforeEach(() => vi.stubGlobal('localStorage', storage()));

  test('restores what was typed, even without IndexedDB', async () => {
    saveValues(mine, values, NOW);
    expect(await readDraft(mine, NOW)).toEqual(values);
  });

  test('are gone once their subject is booked, whichever form booked it (§draft-seven-days)', async () => {
    const [form, other] = [draftKey('taro', 1, 'register'), draftKey('taro', 12, 'initial')];
    for (const key of [mine, form, other]) saveValues(key, values, NOW, [], '/reserve/diagnose/1');
    deleteDraftsOf('taro', 1);
    expect([await readDraft(mine, NOW), await readDraft(form, NOW)]).toEqual([null, null]);
    expect(await readDraft(other, NOW)).toEqual(values);
  });

  test('knows the fields of the pages that were left, as long as there is a draft (§resume-at-unseen)', () => {
    saveSeen(mine, ['1']);
    expect(seenIn(mine)).toEqual([]);
    saveValues(mine, values, NOW, ['1']);
    expect(seenIn(mine)).toEqual(['1']);
    saveSeen(mine, ['1', '2']);
    expect(seenIn(mine)).toEqual(['1', '2']);
    localStorage.setItem(mine, JSON.stringify({ savedAt: NOW, values, seen: 1 }));
    expect(seenIn(mine)).toEqual([]);
  });

  test('knows where the latest unfinished booking is, for seven days and for its patient (§unfinished-booking-said)', () => {
    saveValues(draftKey('taro', 0, 'address'), values, NOW + 1);
    expect(unfinishedAddress('taro', NOW)).toBeNull();
    saveValues(mine, values, NOW, [], '/reserve/diagnose/1');
    saveValues(draftKey('taro', 2, 'repeat'), values, NOW - DAYS, [], '/reserve/rediagnose/2');
    expect(unfinishedAddress('taro', NOW + 7 * DAYS)).toBe('/reserve/diagnose/1');
    saveSeen(mine, ['1']);
    expect(unfinishedAddress('taro', NOW)).toBe('/reserve/diagnose/1');
    expect(unfinishedAddress('taro', NOW + 7 * DAYS + 1)).toBeNull();
    expect(unfinishedAddress('jiro', NOW)).toBeNull();
    deleteValues(mine);
    expect(unfinishedAddress('taro', NOW)).toBe('/reserve/rediagnose/2');
  });

  test('keeps patients, subjects and forms apart', async () => {
    saveValues(mine, values, NOW);
    for (const other of [draftKey('jiro', 1, 'initial'), draftKey('taro', 2, 'initial'), draftKey('taro', 1, 'repeat')])
      expect(await readDraft(other, NOW)).toBeNull();
  });

  test('seven days after the last change it is gone, to the millisecond', async () => {
    saveValues(mine, values, NOW);
    expect(await readDraft(mine, NOW + 7 * DAYS)).not.toBeNull();
    expect(await readDraft(mine, NOW + 7 * DAYS + 1)).toBeNull();
    saveValues(mine, values, NOW + 6 * DAYS);
    expect(await readDraft(mine, NOW + 8 * DAYS)).not.toBeNull();
  });

  test('is deleted at once after a booking', async () => {
    saveValues(mine, values, NOW);
    deleteValues(mine);
    expect(localStorage.getItem(mine)).toBeNull();
    await deleteImages(mine);
    expect(await readDraft(mine, NOW)).toBeNull();
  });

  test('another login takes it away, the same one never', async () => {
    saveValues(mine, values, NOW);
    localStorage.setItem('clinic:other', 'stays');
    await deleteForeignDrafts('taro', NOW);
    expect(await readDraft(mine, NOW)).not.toBeNull();
    await deleteForeignDrafts('jiro', NOW);
    expect(await readDraft(mine, NOW)).toBeNull();
    expect(localStorage.getItem('clinic:other')).toBe('stays');
  });

  test('a patient whose name starts with the name of another is a different patient', async () => {
    saveValues(draftKey('taro2', 1, 'initial'), values, NOW);
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

  test('there is no draft, writing one says so, and nothing throws', async () => {
    expect(await readDraft(mine, NOW)).toBeNull();
    deleteValues(mine);
    await deleteImages(mine);
    await deleteForeignDrafts('taro', NOW);
    expect(saveValues(mine, values, NOW)).toBe(false);
  });

  test('the consents last as long as the page, until the booking, and for the fee they named alone', () => {
    const block = { id: 1 } as Block;
    const shown = consentVersion(1100);
    writeConsents(
      block,
      shown,
      confirm.consents.map(() => true),
    );
    expect(hasAgreed(block, shown)).toBe(true);
    for (const fee of [null, 2200]) expect(hasAgreed(block, consentVersion(fee))).toBe(false);
    clearConsents();
    expect(hasAgreed(block, shown)).toBe(false);
  });
});
