import { describe, expect, it } from 'vitest';
import { isWebAddress } from '../../../src/domain/webAddress';

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
