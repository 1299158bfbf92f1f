import { describe, expect, it } from 'vitest';
import { dayToName, lastDayToPay } from '../../../src/domain/paymentDeadline';

describe('dayToName', () => {
  it('is none on the day that leaves two weeks, or when none is given', () => {
    const now = Date.parse('2026-07-03T23:59:00+09:00');
    expect(dayToName('2026-07-17', now)).toBeNull();
    expect(dayToName(null, now)).toBeNull();
    expect(dayToName('2026-07-17', now + 60_000)).toBe('2026-07-17');
  });
});

describe('lastDayToPay', () => {
  it('is two weeks later, in JST', () => {
    expect(lastDayToPay(Date.parse('2026-07-03T00:00:00+09:00'))).toBe('2026-07-17');
    expect(lastDayToPay(Date.parse('2026-12-20T15:00:00Z'))).toBe('2027-01-04');
  });
});
