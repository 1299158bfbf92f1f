import { expect, it } from 'vitest';
import { totalsOf } from '../../../server/payments/bills';
import { charges } from '../../../server/seed/content/sampleCharges';
import { TYPICAL_TOTAL_YEN } from '../../../src/domain/fees';

it.each([
  ['first', 'initial'],
  ['repeat', 'repeat'],
] as const)('the typical total of a %s visit is what the bills ask for (§fees-once)', (visit, kind) => {
  const totals = charges.subjects.map((subject) => totalsOf({ ...subject[kind], copayPercent: 30 }).total);
  expect(TYPICAL_TOTAL_YEN[visit]).toEqual({ from: Math.min(...totals), to: Math.max(...totals) });
});
