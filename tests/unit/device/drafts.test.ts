import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearConsents, hasAgreed, writeConsents } from '../../../src/booking/consents';
import { confirm, consentVersion } from '../../../src/copy/confirm';
import {
  deleteDraftsOf,
  forgetForeignAndExpiredData,
  openDraft,
  unfinishedBookingPath,
} from '../../../src/device/drafts';
import { patientStore } from '../../../src/device/patientStore';
import { SHARED_KEYS } from '../../../src/device/store';
import type { Block } from '../../../src/domain/booking/block';
import { brokenStorage, createStorage } from './storage';

const NOW = Date.parse('2026-07-03T09:00:00+09:00');
const DAY_MS = 86_400_000;
const values = { 1: ['11'] };
const MY_KEY = 'clinic:draft:taro:1:initial';
const draft = (patient = 'taro', subject = 1, form = 'initial') => openDraft(patient, subject, form);
const mine = draft();

afterEach(() => vi.unstubAllGlobals());

describe('stored drafts (§draft-kept)', () => {
  beforeEach(() => vi.stubGlobal('localStorage', createStorage()));

  test('booking a subject deletes the drafts of all its forms (§draft-seven-days)', async () => {
    const [customerForm, otherSubject] = [draft('taro', 1, 'register'), draft('taro', 12)];
    for (const draft of [mine, customerForm, otherSubject]) draft.write(values, NOW, '/reserve/diagnose/1');
    deleteDraftsOf('taro', 1);
    expect([await mine.read(NOW), await customerForm.read(NOW)]).toEqual([null, null]);
    expect(await otherSubject.read(NOW)).toEqual(values);
  });

  test('the unfinished booking is the latest draft of the last seven days (§unfinished-booking-said)', () => {
    draft('taro', 0, 'address').write(values, NOW + 1);
    expect(unfinishedBookingPath('taro', NOW)).toBeNull();
    mine.write(values, NOW, '/reserve/diagnose/1');
    draft('taro', 2, 'repeat').write(values, NOW - DAY_MS, '/reserve/rediagnose/2');
    expect(unfinishedBookingPath('taro', NOW + 7 * DAY_MS)).toBe('/reserve/diagnose/1');
    expect(unfinishedBookingPath('taro', NOW + 7 * DAY_MS + 1)).toBeNull();
    expect(unfinishedBookingPath('jiro', NOW)).toBeNull();
    mine.write({}, NOW);
    expect(unfinishedBookingPath('taro', NOW)).toBe('/reserve/rediagnose/2');
  });

  test('a draft expires exactly seven days after its last change (§draft-seven-days)', async () => {
    mine.write(values, NOW);
    expect(await mine.read(NOW + 7 * DAY_MS)).not.toBeNull();
    expect(await mine.read(NOW + 7 * DAY_MS + 1)).toBeNull();
    mine.write(values, NOW + 6 * DAY_MS);
    expect(await mine.read(NOW + 8 * DAY_MS)).not.toBeNull();
  });

  test('a draft is found only for its patient, subject and form', async () => {
    mine.write(values, NOW);
    for (const otherDraft of [draft('jiro'), draft('taro', 2), draft('taro', 1, 'repeat')])
      expect(await otherDraft.read(NOW)).toBeNull();
    await forgetForeignAndExpiredData('taro', NOW);
    expect(await draft().read(NOW)).toEqual(values);
    await forgetForeignAndExpiredData('jiro', NOW);
    expect(await mine.read(NOW)).toBeNull();
  });

  test('a patient cannot see the data of another patient (§device-per-patient)', async () => {
    vi.stubGlobal('sessionStorage', createStorage());
    const block: Block = {
      id: 31,
      start_time: NOW,
      shiftIds: [31, 32],
      admin_user_id: 7,
      kind: 'repeat',
      subject_id: 1,
    };
    const version = consentVersion(null);
    const agreed = confirm.consents.map(() => true);
    writeConsents('taro', block, version, agreed);
    patientStore('paying', 'taro').write(6);
    const foundData = (patient: string) => [hasAgreed(patient, block, version), patientStore('paying', patient).read()];
    expect(foundData('taro')).toEqual([true, 6]);
    expect(foundData('jiro')).toEqual([false, null]);

    // The login of `jiro` must delete the data of `jiro2` despite the same prefix.
    const stores = { localStorage, sessionStorage };
    const legacyKeys = [
      'clinic:consents:31',
      'clinic:booked',
      'clinic:moved',
      'clinic:paying',
      'clinic:idempotency:0a1b',
    ];
    const names = (who: string) => [`clinic:draft:${who}`, `clinic:consents:${who}:1:x`];
    const foreignNames = ['taro', 'jiro2', 'jiro%3A1'].flatMap(names);
    const ownNames = names('jiro');
    for (const store of Object.values(stores))
      for (const name of [...foreignNames, ...legacyKeys, ...ownNames, ...SHARED_KEYS]) store.setItem(name, '1');
    for (const store of Object.values(stores)) store.setItem('LIFF_STORE:1:IDToken', 'of the SDK');
    await forgetForeignAndExpiredData('jiro', NOW);
    const remaining = [...ownNames, ...SHARED_KEYS, 'LIFF_STORE:1:IDToken'].toSorted();
    expect(Object.keys(sessionStorage).toSorted()).toEqual(remaining);
    expect(Object.keys(localStorage).toSorted()).toEqual(remaining);
    expect(foundData('taro')).toEqual([false, null]);
  });

  test.each(['{', '"text"', '{"savedAt":"soon","values":{}}', '{"savedAt":1}'])(
    'a draft is ignored if its stored text is %s',
    async (broken) => {
      localStorage.setItem(MY_KEY, broken);
      expect(await mine.read(NOW)).toBeNull();
    },
  );
});

describe('when storage is unavailable', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', brokenStorage);
    vi.stubGlobal('sessionStorage', brokenStorage);
  });

  test('a draft reports the failure once', async () => {
    let failures = 0;
    const draftWithoutStorage = openDraft('taro', 1, 'initial', () => (failures += 1));
    expect(await draftWithoutStorage.read(NOW)).toBeNull();
    await forgetForeignAndExpiredData('taro', NOW);
    draftWithoutStorage.write(values, NOW);
    await draftWithoutStorage.forget();
    expect(failures).toBe(1);
  });

  test('consents are remembered until the cancellation fee changes (§consent-stored)', () => {
    const block = { id: 1 } as Block;
    const version = consentVersion(1100);
    writeConsents(
      'taro',
      block,
      version,
      confirm.consents.map(() => true),
    );
    expect(hasAgreed('taro', block, version)).toBe(true);
    for (const fee of [null, 2200]) expect(hasAgreed('taro', block, consentVersion(fee))).toBe(false);
    clearConsents('taro');
    expect(hasAgreed('taro', block, version)).toBe(false);
  });
});
