import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insuredShare, ratioPercent } from '../../../src/domain/copay';

describe('insuredShare', () => {
  it.each([
    [426, 0.3, 1280],
    [469, 0.3, 1410],
    [335, 0.1, 340],
    [334, 0.1, 330],
    [0, 0.3, 0],
    [100, 0, 0],
    [100, 1, 1000],
  ])('%i points at ratio %d are %i yen', (points, ratio, yen) => {
    expect(insuredShare(points, ratio)).toBe(yen);
  });

  it('is a multiple of 10 yen, at most 5 yen from the exact amount, rounded half up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 100 }), (points, percent) => {
        const share = insuredShare(points, percent / 100);
        const exactInTenths = points * percent;
        expect(share % 10).toBe(0);
        expect(share * 10 - exactInTenths).toBeGreaterThan(-50);
        expect(share * 10 - exactInTenths).toBeLessThanOrEqual(50);
      }),
    );
  });

  it.each([
    [-1, 0.3],
    [1.5, 0.3],
    [10, 1.2],
    [10, Number.NaN],
  ])('rejects %d points at ratio %d', (points, ratio) => {
    expect(() => insuredShare(points, ratio)).toThrow(RangeError);
  });
});

describe('ratioPercent', () => {
  it('is an integer for every ratio in use', () => {
    expect([0.1, 0.2, 0.3, 0.29, 0.07].map(ratioPercent)).toEqual([10, 20, 30, 29, 7]);
  });
});
