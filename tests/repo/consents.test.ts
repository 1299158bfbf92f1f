import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CONSENT_VERSION, confirm } from '../../src/copy/confirm';

/** The hash of each version's sentences. A version that patients agreed to never changes; a new one follows it. */
const WORDS: Record<string, string> = {
  '2026-11': 'a186dd6e1bf4894b90811c8be1f673fd8b6c714f854588a7b36d9a117997c8d7',
};

const hashOf = (sentences: readonly string[]) => createHash('sha256').update(sentences.join('\n')).digest('hex');

test('a changed consent sentence has a new version (§consent-stored)', () => {
  expect(WORDS[CONSENT_VERSION], 'change CONSENT_VERSION with the words, and add its hash here').toBe(
    hashOf(confirm.consents),
  );
  expect(new Set(Object.values(WORDS)).size).toBe(Object.keys(WORDS).length);
});
