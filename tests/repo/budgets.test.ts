import { beforeAll, expect, it } from 'vitest';
import budgets from '../../scripts/bench/budgets.json' with { type: 'json' };
import { measureForLine } from '../../scripts/bundle-graph.mjs';

/** The limit of a budget: bytes after compression with brotli 11, including LINE's SDK (decision 0009). */
const limitOf = (id: string) => budgets.find((budget) => budget.id === id)?.limit ?? Number.NaN;

let sizes: Awaited<ReturnType<typeof measureForLine>>;
beforeAll(async () => {
  sizes = await measureForLine();
});

it('the app for LINE keeps the budget of the code that loads before the first slot can be tapped', () => {
  expect(sizes.picker).toBeLessThanOrEqual(limitOf('picker-code'));
  // A smaller size would mean that the build for LINE was not measured.
  expect(sizes.picker).toBeGreaterThan(100_000);
});

it('the app for LINE keeps the budget of a whole booking, including its completion and every dialog', () => {
  expect(sizes.booking).toBeLessThanOrEqual(limitOf('booking-code'));
});

it('the app for LINE keeps the budget of each further page', () => {
  expect(sizes.pages.filter(({ own }) => own > limitOf('page-code'))).toEqual([]);
  expect(sizes.pages.length).toBeGreaterThan(10);
});

it('the app for LINE contains no fonts', () => {
  expect(sizes.fonts).toEqual([]);
});
