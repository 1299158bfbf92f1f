import { describe, expect, it } from 'vitest';
import {
  isWebAddress,
  lastDayToPay,
  paymentBar,
  dayToName,
  paymentKnown,
  readId,
  readMethod,
} from '../../../src/domain/payment';

const flags = { cancel: false, finish: true, confirm_status: true, payment: false, deliver: false };

describe('paymentBar', () => {
  it.each([
    ['owed', flags, null],
    ['booked', { ...flags, finish: false, confirm_status: false }, 'notConfirmed'],
    ['not confirmed', { ...flags, confirm_status: false }, 'notConfirmed'],
    ['cancelled', { ...flags, cancel: true }, 'cancelled'],
    ['paid', { ...flags, payment: true }, 'paid'],
    ['shipped', { ...flags, payment: true, deliver: true }, 'paid'],
  ])('%s', (_, given, expected) => {
    expect(paymentBar(given)).toBe(expected);
  });
});

describe('paymentKnown', () => {
  const bill = (id: number, set: string) => ({
    id,
    cancel: set.includes('x'),
    finish: set.includes('f'),
    confirm_status: set.includes('c'),
    payment: set.includes('p'),
    deliver: false,
  });
  it('is what the clinic says of the bill, and of all when it is unknown which (§payment-result-known)', () => {
    const all = [bill(1, 'fcp'), bill(2, 'fc'), bill(3, 'x')];
    expect(paymentKnown(all, 1)).toBe('paid');
    expect(paymentKnown(all, 2)).toBe('confirming');
    expect(paymentKnown(all, 3)).toBe('noBill');
    expect(paymentKnown(all, 4)).toBe('noBill');
    expect(paymentKnown(all, null)).toBe('confirming');
    expect(paymentKnown([bill(1, 'fcp'), bill(3, 'x')], null)).toBe('paid');
    expect(paymentKnown([], null)).toBe('noBill');
  });
});

describe('dayToName', () => {
  it('is none on the day that leaves two weeks, or when none is given', () => {
    const now = Date.parse('2026-07-03T23:59:00+09:00');
    expect(dayToName('2026-07-17', now)).toBeNull();
    expect(dayToName(null, now)).toBeNull();
    expect(dayToName('2026-07-17', now + 60_000)).toBe('2026-07-17');
  });
});

describe('lastDayToPay', () => {
  it('is two weeks later, in JST', () => {
    expect(lastDayToPay(Date.parse('2026-07-03T00:00:00+09:00'))).toBe('2026-07-17');
    expect(lastDayToPay(Date.parse('2026-12-20T15:00:00Z'))).toBe('2027-01-04');
  });
});

describe('readMethod', () => {
  it('reads the two methods alone', () => {
    expect(['card', 'bank', 'cash', '', null].map(readMethod)).toEqual(['card', 'bank', null, null, null]);
  });
});

describe('readId', () => {
  it('reads only a positive integer', () => {
    expect([readId('4'), readId('2147483647')]).toEqual([4, 2_147_483_647]);
    for (const text of ['', '0', '04', '-1', '1.5', '1e3', ' 1', '４', 'abc', '12345678901', null, undefined])
      expect(readId(text)).toBeNull();
  });
});

describe('isWebAddress', () => {
  it('lets the window go to http and https alone', () => {
    for (const link of ['https://checkout.example/1', 'http://localhost:8080/c', 'HTTPS://a.example'])
      expect(isWebAddress(link)).toBe(true);
    for (const link of [
      '',
      'javascript:alert(1)',
      ' https://a.example',
      '/payment/success',
      '//a.example',
      'https://',
      'https:///a',
      'data:text/html,1',
    ])
      expect(isWebAddress(link)).toBe(false);
  });
});
