import { expect, test } from 'vitest';
import { addressProblems, mainFirst, normalizeAddress } from '../../../src/domain/address';

const typed = { zip: '〒１００−０００１', address: '　東京都千代田区千代田１－１ ', apartment: '' };

test('accepts full-width digits and hyphens; the apartment is optional', () => {
  expect(normalizeAddress(typed)).toEqual({ zip: '1000001', address: '東京都千代田区千代田1-1', apartment: '' });
  expect(addressProblems(typed)).toEqual({});
});

test('requires seven digits and an address that is not blank', () => {
  expect(addressProblems({ zip: '', address: '　', apartment: '' })).toEqual({ zip: 'missing', address: 'missing' });
  expect(addressProblems({ ...typed, zip: '100000' })).toEqual({ zip: 'form' });
  expect(addressProblems({ ...typed, zip: '100000a' })).toEqual({ zip: 'form' });
});

test('rejects a line that is too long for the clinic', () => {
  const long = 'あ'.repeat(201);
  expect(addressProblems({ ...typed, address: long, apartment: long })).toEqual({ address: 'long', apartment: 'long' });
  expect(addressProblems({ ...typed, address: 'あ'.repeat(200) })).toEqual({});
});

test('puts the main address first and keeps the order of the others', () => {
  const list = [1, 2, 3].map((id) => ({ id, preset: id === 2 }));
  expect(mainFirst(list).map(({ id }) => id)).toEqual([2, 1, 3]);
});
