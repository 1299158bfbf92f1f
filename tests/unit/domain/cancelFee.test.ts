import { expect, it } from 'vitest';
import { cancellingCosts } from '../../../src/domain/cancelFee';
import { parseInstant, startOfJstDate } from '../../../src/domain/jst';
import { inEveryZone } from './zones';

const at = (text: string) => parseInstant(text) ?? Number.NaN;

inEveryZone('the fee for cancelling', () => {
  it('is due from midnight (JST) of the day of the consultation', () => {
    const start = at('2026-07-03T10:00:00+09:00');
    const midnight = startOfJstDate('2026-07-03');
    expect([midnight - 1, midnight, start, start + 86_400_000].map((now) => cancellingCosts(start, now))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});
