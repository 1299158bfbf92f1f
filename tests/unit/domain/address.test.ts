import { expect, test } from 'vitest';
import {
  addressProblems,
  lacksHouseNumber,
  mainFirst,
  newlyKnown,
  normalizeAddress,
} from '../../../src/domain/address';

const typed = { zip: '〒１００−０００１', address: '　東京都千代田区千代田１－１ ', apartment: '', noNumber: '' };

test('accepts full-width digits and hyphens; the apartment is optional', () => {
  expect(normalizeAddress(typed)).toEqual({
    zip: '1000001',
    address: '東京都千代田区千代田1-1',
    apartment: '',
    noNumber: '',
  });
  expect(addressProblems(typed)).toEqual({});
});

test('requires seven digits and an address that is not blank', () => {
  expect(addressProblems({ zip: '', address: '　', apartment: '', noNumber: '' })).toEqual({
    zip: 'missing',
    address: 'missing',
  });
  expect(addressProblems({ ...typed, zip: '100000' })).toEqual({ zip: 'form' });
  expect(addressProblems({ ...typed, zip: '100000a' })).toEqual({ zip: 'form' });
});

test('rejects a line that is too long for the clinic', () => {
  const long = 'あ'.repeat(201);
  expect(addressProblems({ ...typed, address: `1${long}`, apartment: long })).toEqual({
    address: 'long',
    apartment: 'long',
  });
  expect(addressProblems({ ...typed, address: `1${'あ'.repeat(199)}` })).toEqual({});
});

test('puts the main address first and keeps the order of the others', () => {
  const list = [1, 2, 3].map((id) => ({ id, preset: id === 2 }));
  expect(mainFirst(list).map(({ id }) => id)).toEqual([2, 1, 3]);
});

test.each([
  ['東京都千代田区千代田1-1', false],
  ['東京都千代田区千代田１丁目１番', false],
  ['京都府京都市中京区上本能寺前町四百八十八番地', false],
  ['北海道札幌市中央区北1条西2丁目3', false],
  ['長野県南佐久郡川上村大深山無番地', false],
  ['東京都千代田区三番町', true],
  ['東京都新宿区西新宿二丁目', true],
  ['東京都新宿区西新宿2丁目', true],
  ['東京都千代田区千代田', true],
])('%s lacks its house number: %s', (address, lacks) => {
  expect(lacksHouseNumber(address)).toBe(lacks);
});

test('an address without a house number needs the patient to say that there is none', () => {
  const bare = { ...typed, address: '東京都御蔵島村' };
  expect(addressProblems(bare)).toEqual({ address: 'number' });
  expect(addressProblems({ ...bare, noNumber: 'yes' })).toEqual({});
});

test('the address the clinic knows is offered unless it is listed already (§known-address-offered)', () => {
  const known = { zip: '1000001', address: '千代田1-1', apartment: '' };
  expect(newlyKnown(known, [])).toBe(known);
  expect(newlyKnown(known, [{ ...known, apartment: '2' }])).toBe(known);
  expect(newlyKnown(known, [{ ...known }])).toBeNull();
  expect(newlyKnown(null, [])).toBeNull();
});
