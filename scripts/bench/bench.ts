// `npm run bench [-- --runs N] [--only browser|server] [--json FILE]` measures the app and the clinic. The app is
// compared with a bare page. The clinic is compared with routes that only run SQL. The limits are in `budgets.json`.
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { build } from '../build.mjs';
import { LIFF_ID } from '../built.mjs';
import budgets from './budgets.json' with { type: 'json' };
import { BUILD_FOLDER, measureBrowser } from './phone';
import { measureServer } from './server';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' }, json: { type: 'string' } },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

/** If the number of values is even, returns the lower of the two middle values. */
function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length / 2) - 1] ?? Number.NaN;
}

async function browserFigures(): Promise<Record<string, number>> {
  const { app, bare, bundle } = await measureBrowser(Number(values.runs));
  const medianOf = (loads: typeof app, figure: keyof (typeof app)[number]) => median(loads.map((load) => load[figure]));
  return {
    'first-slot': medianOf(app, 'firstSlot') / medianOf(bare, 'firstSlot'),
    longest: medianOf(app, 'longest') / medianOf(bare, 'longest'),
    blocking: medianOf(app, 'blocking') / medianOf(bare, 'blocking'),
    cls: Math.max(...app.map(({ cls }) => cls)),
    'picker-code': bundle.picker,
    'booking-code': bundle.booking,
    'page-code': Math.max(...bundle.pages.map(({ own }) => own)),
    fonts: medianOf(app, 'fonts'),
  };
}

async function serverFigures(): Promise<Record<string, number>> {
  const ratios: Record<string, number> = {};
  for (const [database, timings] of Object.entries(await measureServer())) {
    const medianOf = (name: string) => median(timings[name] ?? []);
    console.table(Object.fromEntries(Object.keys(timings).map((name) => [name, medianOf(name)])));
    ratios[`${database}-shifts`] = medianOf('shifts') / medianOf('bareShifts');
    ratios[`${database}-bookings`] = medianOf('bookings') / medianOf('bareBookings');
  }
  return ratios;
}

await build({ to: BUILD_FOLDER, settings: { VITE_LIFF_ID: LIFF_ID } });
const figures = {
  ...(values.only === 'server' ? {} : await browserFigures()),
  ...(values.only === 'browser' ? {} : await serverFigures()),
};
const checks = budgets.flatMap(({ id, limit, goal = '' }) => {
  const value = figures[id];
  return value === undefined ? [] : [{ id, value: Number(value.toFixed(4)), goal, limit, isMet: value <= limit }];
});
console.table(checks);
if (values.json !== undefined) {
  const about = { measured: new Date().toISOString().slice(0, 10), runs: Number(values.runs) };
  const measured = { ...about, node: process.versions.node, processors: cpus().length, figures };
  await writeFile(values.json, `${JSON.stringify(measured, null, 2)}\n`);
}
const brokenBudgets = checks.filter(({ isMet }) => !isMet).map(({ id }) => id);
console.log(brokenBudgets.length > 0 ? `Broken budgets: ${brokenBudgets.join(', ')}.` : 'All budgets are met.');
process.exit(brokenBudgets.length > 0 ? 1 : 0);
