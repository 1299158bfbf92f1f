import { describe, expect, it, test } from 'vitest';
import { readId, isOpenable, pictureUrl } from '../../../src/domain/url';

it('readId reads only positive integers', () => {
  expect([readId('4'), readId('9007199254740991')]).toEqual([4, Number.MAX_SAFE_INTEGER]);
  for (const text of ['', '0', '04', '-1', '1.5', '1e3', ' 1', '４', 'abc', '9007199254740992', null, undefined])
    expect(readId(text)).toBeNull();
});

const HERE = 'http://192.168.1.5:8080';
const isOpenableHere = (link: string) => isOpenable(link, HERE);

describe('a link from the clinic (§links-safe)', () => {
  it('can be opened if its scheme and host are allowed', () => {
    for (const link of [
      'https://checkout.example/1',
      'http://192.168.1.5:8080/api/files/1',
      'http://localhost:8080/c',
      'tel:0312345678',
      'mailto:a@clinic.example',
      'line://ti/p/@sakura',
    ])
      expect(isOpenableHere(link), link).toBe(true);
  });

  it('cannot be opened if it is unsafe or incomplete', () => {
    for (const link of [
      '',
      'javascript:alert(1)',
      'intent://scan/#Intent;scheme=zxing;end',
      'data:text/html,1',
      'http://room.example/j/1',
      'http://192.168.1.5/j/1',
      'http://localhost@a.example/',
      'https://user:pw@room.example/j/1',
      'https://user@room.example/j/1',
      ' https://a.example',
      '/payment/success',
      '//a.example',
      'https://',
    ])
      expect(isOpenableHere(link), link).toBe(false);
  });
});

test('pictureUrl accepts only https URLs and the app’s own URLs (§links-safe)', () => {
  const allowed = ['https://clinic.example/a.png', `${HERE}/a.png`, '/api/pictures/1'];
  expect(allowed.map((image) => pictureUrl(image, HERE))).toEqual(allowed);
  for (const address of [
    'tablet-white',
    'javascript:alert(1)',
    'tel:0312345678',
    'http://clinic.example/a.png',
    '//evil.example/a',
    '/\\evil',
    '',
    'https://a b',
    null,
    undefined,
  ])
    expect(pictureUrl(address, HERE), String(address)).toBeNull();
});
