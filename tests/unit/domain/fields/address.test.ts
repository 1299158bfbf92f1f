import { readFileSync } from 'node:fs';
import { describe, expect, test, it } from 'vitest';
import { readTowns } from '../../../../scripts/postal.mjs';
import {
  addressProblems,
  chooseAddress,
  completeAddress,
  hasNoNumber,
  mainFirst,
  normalizeAddress,
  townsOf,
} from '../../../../src/domain/fields/address';

test.each([
  ['東京都千代田区千代田1-1', false],
  ['東京都千代田区千代田１丁目１番', false],
  ['京都府京都市中京区上本能寺前町四百八十八番地', false],
  // A numeral in a town's name is not a house number.
  ['東京都港区麻布十番', false],
  ['東京都千代田区千代田', true],
  ['東京都御蔵島村', true],
])('hasNoNumber(%s) returns %s (§house-number-asked)', (address, lacks) => {
  expect(hasNoNumber(address)).toBe(lacks);
});

test.each([
  ['千代田1-1', '東京都千代田区千代田1-1'],
  ['千代田区千代田１−１', '東京都千代田区千代田１−１'],
  ['１−１', '東京都千代田区千代田１−１'],
  ['丸の内1-1', null],
  ['田町1-1', null],
  ['大阪府大阪市北区梅田1-1', null],
])('completeAddress(…, %s) returns %s (§zip-finds-address)', (line, full) => {
  expect(completeAddress('東京都千代田区千代田', line)).toBe(full);
  expect(completeAddress('福岡県太宰府市石坂', '太宰府市石坂1-1')).toBe('福岡県太宰府市石坂1-1');
});

const typed = { zip: '〒１００−０００１', address: '　東京都千代田区千代田１－１ ', apartment: '', noNumber: '' };

test('an address with full-width digits is valid', () => {
  expect(normalizeAddress(typed)).toEqual({
    zip: '1000001',
    address: '東京都千代田区千代田1-1',
    apartment: '',
    noNumber: '',
  });
  expect(addressProblems(typed)).toEqual({});
});

test('an address needs a seven-digit postal code and an address line (§address-fields)', () => {
  expect(addressProblems({ zip: '', address: '　', apartment: '', noNumber: '' })).toEqual({
    zip: 'missing',
    address: 'missing',
  });
  expect(addressProblems({ ...typed, zip: '100000' })).toEqual({ zip: 'form' });
  expect(addressProblems({ ...typed, zip: '100000a' })).toEqual({ zip: 'form' });
});

test('an address line that is too long is a problem', () => {
  const long = 'あ'.repeat(201);
  expect(addressProblems({ ...typed, address: `1${long}`, apartment: long })).toEqual({
    address: 'long',
    apartment: 'long',
  });
  expect(addressProblems({ ...typed, address: `1${'あ'.repeat(199)}` })).toEqual({});
});

test('an address needs a house number unless the patient says there is none', () => {
  const withoutNumber = { ...typed, address: '東京都御蔵島村' };
  expect(addressProblems(withoutNumber)).toEqual({ address: 'number' });
  expect(addressProblems({ ...withoutNumber, noNumber: 'yes' })).toEqual({});
});

const townsInPackage = (prefix: string) =>
  readTowns(readFileSync(`node_modules/jquery-jpostal-ja/json/${prefix}.json`, 'utf8'));

const addresses = (zip: string) => townsOf(townsInPackage(zip.slice(0, 3)), zip).map((town) => town.address);

it('townsOf joins prefecture, city and town', () => {
  expect(addresses('1000001')).toEqual(['東京都千代田区千代田']);
});

it('townsOf gives only the city for a city’s general postal code', () => {
  expect(addresses('1000000')).toEqual(['東京都千代田区']);
});

it('townsOf gives every town of a postal code once (§zip-finds-address)', () => {
  expect(addresses('0287302')).toEqual([
    '岩手県八幡平市八幡平温泉郷',
    '岩手県八幡平市松尾寄木',
    '岩手県八幡平市松川温泉',
  ]);
});

it('townsOf gives a company’s street without the post office box', () => {
  const source = `jQuery_jpostal_callback(
[["_0108560","秋田県","秋田市","山王","１丁目１−１（秋田中央郵便局私書箱第４号）","秋田市役所"]]);`;
  expect(townsOf(readTowns(source), '0108560')).toEqual([{ address: '秋田県秋田市山王1丁目1-1' }]);
});

it('townsOf ignores a note that stands in place of a town', () => {
  expect(addresses('4090142')).toEqual(['山梨県北都留郡小菅村']);
});

it('townsOf gives nothing for a postal code that is not in use', () => {
  expect(addresses('1009999')).toEqual([]);
});

test('mainFirst moves the main address to the front', () => {
  const list = [1, 2, 3].map((id) => ({ id, preset: id === 2 }));
  expect(mainFirst(list).map(({ id }) => id)).toEqual([2, 1, 3]);
});

describe('chooseAddress', () => {
  const [main, other] = [{ id: 1 }, { id: 2 }];

  it('returns the main address if the chosen address does not exist', () => {
    expect(chooseAddress(main, [other], 2)).toBe(other);
    expect(chooseAddress(main, [other], null)).toBe(main);
    expect(chooseAddress(main, [other], 99)).toBe(main);
  });

  it('returns null if neither the chosen address nor a main address exists', () => {
    expect(chooseAddress(null, [other], null)).toBeNull();
    expect(chooseAddress(null, [other], 2)).toBe(other);
    expect(chooseAddress(null, [], 2)).toBeNull();
  });
});
