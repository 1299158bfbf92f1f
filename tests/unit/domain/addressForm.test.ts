import { expect, test } from 'vitest';
import { addressProblems, normalizeAddress } from '../../../src/domain/addressForm';

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

test('an address without a house number needs the patient to say that there is none', () => {
  const bare = { ...typed, address: '東京都御蔵島村' };
  expect(addressProblems(bare)).toEqual({ address: 'number' });
  expect(addressProblems({ ...bare, noNumber: 'yes' })).toEqual({});
});
