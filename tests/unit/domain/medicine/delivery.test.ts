import { expect, it, describe, test } from 'vitest';
import {
  deliveryWindow,
  formatDeliveryWindow,
  isDeliveryPast,
  chooseAddress,
  mainFirst,
} from '../../../../src/domain/medicine/delivery';
import { startOfJstDate } from '../../../../src/domain/calendar/jst';
import { inEveryZone } from '../zones';
import { at } from '../someVisit';

inEveryZone('delivery window', () => {
  it('is 2 to 4 days after shipping, in JST (§arrival-range)', () => {
    const window = deliveryWindow(at('2026-07-02T15:30:00Z'));
    expect(window).toEqual({ from: '2026-07-05', to: '2026-07-07' });
    expect(formatDeliveryWindow(window, at('2026-07-02T15:30:00Z'))).toBe('7月5日（日）〜7月7日（火）');
    const nextYear = at('2027-01-03T09:00:00+09:00');
    expect(formatDeliveryWindow(window, nextYear)).toBe('2026年7月5日（日）〜7月7日（火）');
    const overNewYear = { from: '2026-12-31', to: '2027-01-02' };
    expect(formatDeliveryWindow(overNewYear, nextYear)).toBe('2026年12月31日（木）〜2027年1月2日（土）');
  });

  it('is past once its last day is over in Tokyo', () => {
    const window = { from: '2026-07-05', to: '2026-07-07' };
    const midnight = startOfJstDate('2026-07-08');
    expect([isDeliveryPast(window, midnight - 1), isDeliveryPast(window, midnight)]).toEqual([false, true]);
  });

  it('crosses the end of the year', () => {
    expect(deliveryWindow(at('2026-12-29T23:59:59+09:00'))).toEqual({
      from: '2026-12-31',
      to: '2027-01-02',
    });
  });
});

test('puts the main address first and keeps the order of the others', () => {
  const list = [1, 2, 3].map((id) => ({ id, preset: id === 2 }));
  expect(mainFirst(list).map(({ id }) => id)).toEqual([2, 1, 3]);
});

describe('chooseAddress', () => {
  const [main, other] = [{ id: 1 }, { id: 2 }];

  it('keeps a choice that exists, otherwise takes the main address', () => {
    expect(chooseAddress(main, [other], 2)).toBe(other);
    expect(chooseAddress(main, [other], null)).toBe(main);
    expect(chooseAddress(main, [other], 99)).toBe(main);
  });

  it('is null without a choice and a main address', () => {
    expect(chooseAddress(null, [other], null)).toBeNull();
    expect(chooseAddress(null, [other], 2)).toBe(other);
    expect(chooseAddress(null, [], 2)).toBeNull();
  });
});
