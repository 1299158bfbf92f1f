import assert from 'node:assert/strict';
import type { House } from './house';
import { mustHold } from './invariants';
import type { Random } from './random';

/** A named property of a clinic, checked in `rounds` rounds. */
export interface Claim {
  name: string;
  try(house: House, rounds: number, random: Random): Promise<void>;
}

/** Number of occurrences of each reply. */
export function tally(answers: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}

/** Exactly one has won (`ok`, or 200), and all others were told that they lost. */
export const oneWins = (answers: readonly (string | number)[], won: string | number, lost: string | number): void =>
  assert.deepEqual(tally(answers), { [won]: 1, [lost]: answers.length - 1 });

/** Runs rounds and checks the invariants after each. */
export async function inRounds(house: House, rounds: number, round: (number: number) => Promise<void>): Promise<void> {
  for (let number = 0; number < rounds; number += 1) {
    await round(number);
    await mustHold(house);
    house.meter.rounds += 1;
  }
}

/** Number of transactions the database rolled back because of deadlocks; the clinic retried them. */
export async function rolledBack(house: House): Promise<number> {
  const [row] = await house.sql<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return row?.deadlocks ?? 0;
}
