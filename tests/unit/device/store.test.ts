import { afterEach, describe, expect, test, vi } from 'vitest';
import { patientStore } from '../../../src/device/patientStore';
import { deviceStore, tabStore } from '../../../src/device/store';
import { brokenStorage, createStorage, deny } from './storage';

afterEach(() => vi.unstubAllGlobals());

test('deviceStore and tabStore share no entries', () => {
  vi.stubGlobal('localStorage', createStorage({}));
  vi.stubGlobal('sessionStorage', createStorage({}));
  expect(deviceStore.write('a', '1')).toBe(true);
  expect([deviceStore.read('a'), tabStore.read('a')]).toEqual(['1', null]);
  deviceStore.remove('a');
  expect(deviceStore.read('a')).toBeNull();
});

test('tabStore.names returns the stored names that begin with a prefix', () => {
  vi.stubGlobal('sessionStorage', createStorage({ 'clinic:a:1': '', 'clinic:a:2': '', 'clinic:b': '' }));
  expect(tabStore.names('clinic:a:')).toEqual(['clinic:a:1', 'clinic:a:2']);
});

test.each(['{', '"6"', '{"id":6}'])('patientStore reads null instead of the invalid reservation id %s', (text) => {
  vi.stubGlobal('sessionStorage', createStorage({ 'clinic:paying:taro': text }));
  expect(patientStore('paying', 'taro').read()).toBeNull();
  patientStore('paying', 'taro').write(6);
  expect(patientStore('paying', 'taro').read()).toBe(6);
});

describe.each([
  ['that refuses every access', () => vi.stubGlobal('localStorage', brokenStorage)],
  ['that does not exist', () => vi.stubGlobal('localStorage', undefined)],
  ['that is full', () => vi.stubGlobal('localStorage', { getItem: () => null, setItem: deny, removeItem: deny })],
])('with a localStorage %s', (_, breakStorage) => {
  test('deviceStore stores nothing, reads nothing and never throws', () => {
    breakStorage();
    expect(deviceStore.write('a', '1')).toBe(false);
    expect(deviceStore.read('a')).toBeNull();
    deviceStore.remove('a');
    expect(deviceStore.names('clinic:')).toEqual([]);
  });
});
