import { describe, expect, it } from 'vitest';
import { readMethod } from '../../../src/domain/paymentMethods';

describe('readMethod', () => {
  it('reads the two methods alone', () => {
    expect(['card', 'bank', 'cash', '', null].map(readMethod)).toEqual(['card', 'bank', null, null, null]);
  });
});
