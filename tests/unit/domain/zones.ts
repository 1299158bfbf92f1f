import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Each zone with its `getTimezoneOffset()` in July, in minutes. */
const ZONES = [
  ['America/Los_Angeles', 420],
  ['UTC', 0],
  ['Asia/Tokyo', -540],
  ['Pacific/Kiritimati', -840],
] as const;

export function inEveryZone(title: string, tests: () => void) {
  describe.each(ZONES)(`${title} (TZ=%s)`, (zone, offset) => {
    const originalZone = process.env.TZ;
    beforeAll(() => {
      process.env.TZ = zone;
    });
    afterAll(() => {
      if (originalZone === undefined) delete process.env.TZ;
      else process.env.TZ = originalZone;
    });
    it('the test process uses this time zone', () => {
      expect(new Date(Date.UTC(2026, 6, 3)).getTimezoneOffset()).toBe(offset);
    });
    tests();
  });
}
