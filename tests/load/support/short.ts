import { expect, it } from 'vitest';
import type { Claim } from './checks';
import type { House } from './house';
import { seeded } from './random';

/** The short form in `npm test`; `npm run test:load` takes 40 rounds, 50 kills and 20 cuts, and measures them. */
export const SHORT = { rounds: 2, kills: 4, cuts: 2 };

/** One test per claim. The seed in the test's name reproduces it. */
export function holds(house: () => House, claims: readonly Claim[], rounds: number): void {
  const seed = Math.floor(Math.random() * 2 ** 32);
  for (const claim of claims)
    it(`${claim.name} (seed ${seed})`, () => expect(claim.try(house(), rounds, seeded(seed))).resolves.toBeUndefined());
}
