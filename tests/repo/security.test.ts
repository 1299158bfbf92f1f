import { expect, it } from 'vitest';
import { THREATS } from '../../stories/docs/security/threats';
import { proofFinder } from './proofs';
import { filesOfTheTree, texts } from './tree';

it('every threat of the threat model names tests that there are', () => {
  const isThere = proofFinder(texts(filesOfTheTree().filter((file) => /^(stories|tests)\/.*\.tsx?$/.test(file))));
  const threats = THREATS.flatMap((group) => group.threats);
  expect(threats.length).toBeGreaterThan(20);
  expect(threats.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
  expect(threats.flatMap(({ proofs }) => proofs).filter((proof) => !isThere(proof))).toEqual([]);
  expect(isThere('tests/contract/files.test.ts › no such test')).toBe(false);
});
