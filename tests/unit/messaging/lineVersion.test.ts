import { expect, test } from 'vitest';
import { reportsShareResult } from '../../../src/messaging/lineVersion';

test('LINE reports how sharing ended from 10.11.0 on (§line-share-outcome)', () => {
  for (const version of ['10.11.0', '10.11', '10.12.1', '14.0.0', null]) expect(reportsShareResult(version)).toBe(true);
  for (const version of ['10.10.9', '9.19.0', '9']) expect(reportsShareResult(version)).toBe(false);
});
