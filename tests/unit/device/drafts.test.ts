import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearConsents, hasAgreed, writeConsents } from '../../../src/booking/consentStorage';
import { confirm, consentVersion } from '../../../src/copy/confirm';
import {
  deleteDraftsOf,
  draftKey,
  deleteImages,
  forgetOthers,
  deleteValues,
  saveValues,
  readDraft,
  unfinishedAddress,
} from '../../../src/device/drafts';
import { readPaying, rememberPaying } from '../../../src/device/payingNow';
import { KINDS, NOBODYS, ownName } from '../../../src/device/store';
import type { Block } from '../../../src/domain/booking/block';

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
    for (const key of [mine, form, other]) saveValues(key, values, NOW, '/reserve/diagnose/1');
    deleteDraftsOf('taro', 1);
    expect([await readDraft(mine, NOW), await readDraft(form, NOW)]).toEqual([null, null]);
    expect(await readDraft(other, NOW)).toEqual(values);
  });

  test('knows where the latest unfinished booking is, for seven days and for its patient (§unfinished-booking-said)', () => {
    saveValues(draftKey('taro', 0, 'address'), values, NOW + 1);
    expect(unfinishedAddress('taro', NOW)).toBeNull();
    saveValues(mine, values, NOW, '/reserve/diagnose/1');
    saveValues(draftKey('taro', 2, 'repeat'), values, NOW - DAYS, '/reserve/rediagnose/2');
    expect(unfinishedAddress('taro', NOW + 7 * DAYS)).toBe('/reserve/diagnose/1');
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

  // §draft-seven-days
  test('seven days after the last change it is gone, to the millisecond', async () => {
    saveValues(mine, values, NOW);
    expect(await readDraft(mine, NOW + 7 * DAYS)).not.toBeNull();
    expect(await readDraft(mine, NOW + 7 * DAYS + 1)).toBeNull();
    saveValues(mine, values, NOW + 6 * DAYS);
    expect(await readDraft(mine, NOW + 8 * DAYS)).not.toBeNull();
  });

  // §draft-seven-days
  test('is deleted at once after a booking', async () => {
    saveValues(mine, values, NOW);
    deleteValues(mine);
    expect(localStorage.getItem(mine)).toBeNull();
    await deleteImages(mine);
    expect(await readDraft(mine, NOW)).toBeNull();
  });

  test('another login takes it away, the same one never', async () => {
    saveValues(mine, values, NOW);
    await forgetOthers('taro', NOW);
    expect(await readDraft(mine, NOW)).not.toBeNull();
    await forgetOthers('jiro', NOW);
    expect(await readDraft(mine, NOW)).toBeNull();
  });

  test('nothing of a patient is there for another, and all of it is gone at their login (§device-per-patient)', async () => {
    vi.stubGlobal('sessionStorage', storage());
    const block: Block = {
      id: 31,
      start_time: NOW,
      shiftIds: [31, 32],
      admin_user_id: 7,
      kind: 'repeat',
      subject_id: 1,
    };
    const shown = consentVersion(null);
    const agreed = confirm.consents.map(() => true);
    writeConsents('taro', block, shown, agreed);
    rememberPaying('taro', 6);
    const found = (patient: string) => [hasAgreed(patient, block, shown), readPaying(patient)];
    expect(found('taro')).toEqual([true, 6]);
    expect(found('jiro')).toEqual([false, null]);

    // Every kind in both stores, each with a name that begins as that of the next patient, and what earlier releases kept.
    const stores = { localStorage, sessionStorage };
    const old = ['clinic:consents:31', 'clinic:booked', 'clinic:moved', 'clinic:paying', 'clinic:idempotency:0a1b'];
    const foreign = ['taro', 'jiro2', 'jiro:1'].flatMap((who) =>
      KINDS.flatMap((kind) => [ownName(kind, who), ownName(kind, who, 1, 'x')]),
    );
    const own = KINDS.map((kind) => ownName(kind, 'jiro', 1, 'x'));
    for (const store of Object.values(stores))
      for (const name of [...foreign, ...old, ...own, ...NOBODYS]) store.setItem(name, '1');
    for (const store of Object.values(stores)) store.setItem('LIFF_STORE:1:IDToken', 'of the SDK');
    saveValues(draftKey('jiro', 1, 'x'), values, NOW);
    await forgetOthers('jiro', NOW);
    const left = [...own, ...NOBODYS, 'LIFF_STORE:1:IDToken'].toSorted();
    expect(Object.keys(sessionStorage).toSorted()).toEqual(left);
    expect(Object.keys(localStorage).toSorted()).toEqual(left);
    expect(found('taro')).toEqual([false, null]);
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
    await forgetOthers('taro', NOW);
    expect(saveValues(mine, values, NOW)).toBe(false);
  });

  // §consent-stored
  test('the consents last as long as the page, until the booking, and for the fee they named alone', () => {
    const block = { id: 1 } as Block;
    const shown = consentVersion(1100);
    writeConsents(
      'taro',
      block,
      shown,
      confirm.consents.map(() => true),
    );
    expect(hasAgreed('taro', block, shown)).toBe(true);
    for (const fee of [null, 2200]) expect(hasAgreed('taro', block, consentVersion(fee))).toBe(false);
    clearConsents('taro');
    expect(hasAgreed('taro', block, shown)).toBe(false);
  });
});
