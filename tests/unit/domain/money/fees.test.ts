import { expect, it } from 'vitest';
import { totalsOf } from '../../../../server/money/bills';
import { charges } from '../../../../server/preview/sampleCharges';
import { cancellingCosts, feeToCancel } from '../../../../src/domain/money/fees';
import { TYPICAL_TOTAL_YEN } from '../../../../src/domain/clinic/terms';
import { startOfJstDate } from '../../../../src/domain/calendar/jst';
import { inEveryZone } from '../zones';
import { at } from '../someVisit';

it.each([
  ['first', 'initial'],
  ['repeat', 'repeat'],
] as const)('the typical total of a %s visit is what the bills ask for', (visit, kind) => {
  const totals = charges.subjects.map((subject) => totalsOf({ ...subject[kind], copayPercent: 30 }).total);
  expect(TYPICAL_TOTAL_YEN[visit]).toEqual({ from: Math.min(...totals), to: Math.max(...totals) });
});

inEveryZone('the fee for cancelling', () => {
  it('is due from midnight (JST) of the day of the consultation (§cancel-fee-day)', () => {
    const start = at('2026-07-03T10:00:00+09:00');
    const midnight = startOfJstDate('2026-07-03');
    expect([midnight - 1, midnight, start, start + 86_400_000].map((now) => cancellingCosts(start, now))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it('is the fee that is set, on the day, for what the clinic can keep (§cancel-fee-said)', () => {
    const start_time = at('2026-07-03T10:00:00+09:00');
    const [before, day] = [at('2026-07-02T23:59:59+09:00'), at('2026-07-03T00:00:00+09:00')];
    const booked = { start_time };
    expect(feeToCancel(booked, 1100, day)).toBe(1100);
    expect(feeToCancel(booked, 1100, before)).toBeNull();
    expect(feeToCancel({ ...booked, rebook: {} }, 1100, day)).toBeNull();
    for (const unset of [null, 0]) expect(feeToCancel(booked, unset, day)).toBeNull();
  });
});
