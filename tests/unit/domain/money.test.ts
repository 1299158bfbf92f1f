import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCount, formatYen } from '../../../src/domain/money';

describe('money', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [3450, '3,450'],
    [100_000, '100,000'],
    [1_234_567, '1,234,567'],
    [-3450, '-3,450'],
    [-100, '-100'],
  ])('%i is grouped by thousands', (count, text) => {
    expect(formatCount(count)).toBe(text);
  });

  it('starts with the yen sign', () => {
    expect([formatYen(3450), formatYen(0), formatYen(-500)]).toEqual(['\u00A53,450', '\u00A50', '-\u00A5500']);
  });

  it('rejects fractions', () => {
    for (const part of [0.5, Number.NaN, Infinity, 2 ** 53]) expect(() => formatYen(part)).toThrow(RangeError);
  });

  it('survives a round trip', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (count) => {
        expect(Number(formatCount(count).replaceAll(',', ''))).toBe(count);
        expect(formatCount(count)).toMatch(/^-?\d{1,3}(,\d{3})*$/);
      }),
    );
  });
});
