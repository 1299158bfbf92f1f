import { describe, expect, it } from 'vitest';
import { explainBill } from '../../../src/domain/bill';

describe('explainBill', () => {
  const total = { insurance: 426, private: 500, private_tax: 50, grand_total: 1830, ratio: 0.3 };

  it('shows each step, including the rounding', () => {
    expect(explainBill(total)).toEqual({
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

  it('is null when the parts do not add up to the total', () => {
    expect(explainBill({ ...total, grand_total: 1828 })).toBeNull();
    expect(explainBill({ ...total, ratio: 0.2 })).toBeNull();
    expect(explainBill({ ...total, ratio: 3 })).toBeNull();
    expect(explainBill({ ...total, private_tax: 0.5, grand_total: 1780.5 })).toBeNull();
  });

  it('omits an exact share that is not a whole yen', () => {
    expect(explainBill({ insurance: 333, private: 0, private_tax: 0, grand_total: 830, ratio: 0.25 })?.exactShare).toBe(
      null,
    );
  });
});
