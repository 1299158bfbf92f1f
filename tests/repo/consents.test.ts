import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CONSENT_VERSION, confirm } from '../../src/copy/confirm';

/** Never edit the hash of a version that patients have accepted. */
const HASHES: Record<string, string> = {
  '2026-11': 'a186dd6e1bf4894b90811c8be1f673fd8b6c714f854588a7b36d9a117997c8d7',
};

const hashOf = (sentences: readonly string[]) => createHash('sha256').update(sentences.join('\n')).digest('hex');

test('if the consent sentences change, CONSENT_VERSION changes too (§consent-stored)', () => {
  expect(
    HASHES[CONSENT_VERSION],
    'if you changed the sentences, change CONSENT_VERSION, and add the hash of the new version',
  ).toBe(hashOf(confirm.consents));
  expect(new Set(Object.values(HASHES)).size).toBe(Object.keys(HASHES).length);
});
