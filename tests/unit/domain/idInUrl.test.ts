import { describe, expect, it } from 'vitest';
import { readId } from '../../../src/domain/idInUrl';

describe('readId', () => {
  it('reads only a positive integer', () => {
    expect([readId('4'), readId('2147483647')]).toEqual([4, 2_147_483_647]);
    for (const text of ['', '0', '04', '-1', '1.5', '1e3', ' 1', '４', 'abc', '12345678901', null, undefined])
      expect(readId(text)).toBeNull();
  });
});
