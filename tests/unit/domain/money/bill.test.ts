import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  formatCount,
  formatYen,
  insuredShare,
  ratioPercent,
  explainBill,
  type BillTotal,
} from '../../../../src/domain/money/bill';

it('formatYen groups the digits of an amount and appends 円 (§money-integers)', () => {
  expect([formatYen(3450), formatYen(0), formatYen(-500)]).toEqual(['3,450円', '0円', '-500円']);
});

it('formatYen throws for a number that is not a safe integer (§money-integers)', () => {
  for (const amount of [0.5, Number.NaN, Infinity, 2 ** 53]) expect(() => formatYen(amount)).toThrow(RangeError);
});

it('formatCount groups the digits of a number', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(Number(formatCount(count).replaceAll(',', ''))).toBe(count);
      expect(formatCount(count)).toMatch(/^-?\d{1,3}(,\d{3})*$/);
    }),
  );
});

it.each([
  [426, 0.3, 1280],
  [335, 0.1, 340],
  [334, 0.1, 330],
  [0, 0.3, 0],
  [100, 0, 0],
  [100, 1, 1000],
])('insuredShare of %i points at ratio %d is %i yen (§bill-share)', (points, ratio, yen) => {
  expect(insuredShare(points, ratio)).toBe(yen);
});

it('insuredShare rounds the exact share to the nearest 10 yen (§bill-share)', () => {
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
  [10, -0.2],
  [10, Number.NaN],
])('insuredShare rejects %d points at ratio %d', (points, ratio) => {
  expect(() => insuredShare(points, ratio)).toThrow(RangeError);
});

it('ratioPercent returns an integer, although binary fractions are inexact', () => {
  expect([0.1, 0.2, 0.3, 0.29, 0.07].map(ratioPercent)).toEqual([10, 20, 30, 29, 7]);
});

const explain = (total: BillTotal, points: (number | '---')[] = [], costs: number[] = []) =>
  explainBill({
    insurance_details: points.map((score) => ({ type: '', description: '', score })),
    private_details: costs.map((cost) => ({ type: '', description: '', cost })),
    total,
  });

const total = { insurance: 426, private: 500, private_tax: 50, grand_total: 1830, ratio: 0.3 };

it('explainBill returns each step of the calculation (§bill-explained)', () => {
  expect(explain(total)).toEqual({
    points: 426,
    cost: 4260,
    tenths: 3,
    exactShare: 1278,
    share: 1280,
    privateCost: 500,
    tax: 50,
    total: 1830,
  });
});

it('explainBill returns null if the parts do not add up (§bill-total-by-clinic)', () => {
  expect(explain({ ...total, grand_total: 1828 })).toBeNull();
  expect(explain({ ...total, ratio: 0.2 })).toBeNull();
  expect(explain(total, [400, 26, '---'], [500])).not.toBeNull();
  for (const [points, costs] of [
    [[400], [500]],
    [[426], [400]],
  ])
    expect(explain(total, points, costs)).toBeNull();
  expect(explain({ ...total, ratio: 3 })).toBeNull();
  expect(explain({ ...total, private_tax: 0.5, grand_total: 1780.5 })).toBeNull();
});

it('explainBill returns `exactShare: null` if the exact share is not a whole number of yen', () => {
  expect(explain({ insurance: 333, private: 0, private_tax: 0, grand_total: 830, ratio: 0.25 })?.exactShare).toBe(null);
});
