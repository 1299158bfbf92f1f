import { beforeAll, expect, it } from 'vitest';
import budgets from '../../scripts/bench/budgets.json' with { type: 'json' };
import { measureForLine } from '../../scripts/bundle-graph.mjs';

/** The most bytes (brotli 11) of the app for LINE, with LINE's SDK (ADR 0009). */
const limitOf = (id: string) => budgets.find((budget) => budget.id === id)?.limit ?? Number.NaN;

let built: Awaited<ReturnType<typeof measureForLine>>;
beforeAll(async () => {
  built = await measureForLine();
});

it('the app for LINE keeps the budget of the code before the first slot can be tapped', () => {
  expect(built.picker).toBeLessThanOrEqual(limitOf('picker-code'));
  // Checks that the build for LINE is measured: the SDK alone has 20 kB.
  expect(built.picker).toBeGreaterThan(100_000);
});

it('the app for LINE keeps the budget of a whole booking, including its completion and every dialog', () => {
  expect(built.booking).toBeLessThanOrEqual(limitOf('booking-code'));
});

it('the app for LINE keeps the budget of each further page', () => {
  expect(built.pages.filter(({ own }) => own > limitOf('page-code'))).toEqual([]);
  expect(built.pages.length).toBeGreaterThan(10);
});

it('the app for LINE contains no fonts', () => {
  expect(built.fonts).toEqual([]);
});
