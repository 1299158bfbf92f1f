import { beforeAll, expect, it } from 'vitest';
import budgets from '../../scripts/bench/budgets.json' with { type: 'json' };
import { measureForLine } from '../../scripts/bundle-graph.mjs';

/** In bytes after brotli compression at level 11, including LINE's SDK (decision 0009). */
const limitOf = (id: string) => budgets.find((budget) => budget.id === id)?.limit ?? Number.NaN;

let sizes: Awaited<ReturnType<typeof measureForLine>>;
beforeAll(async () => {
  sizes = await measureForLine();
});

it('the code needed to show the slot picker stays within its budget', () => {
  expect(sizes.picker).toBeLessThanOrEqual(limitOf('picker-code'));
  // If the size is below 100,000 bytes, the measured build is not the build for LINE.
  expect(sizes.picker).toBeGreaterThan(100_000);
});

it('the code of a whole booking stays within its budget', () => {
  expect(sizes.booking).toBeLessThanOrEqual(limitOf('booking-code'));
});

it('each page’s own code stays within the budget of a page', () => {
  expect(sizes.pages.filter(({ own }) => own > limitOf('page-code'))).toEqual([]);
  expect(sizes.pages.length).toBeGreaterThan(10);
});

it('the app for LINE contains no fonts', () => {
  expect(sizes.fonts).toEqual([]);
});
