import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { LIFF_ID } from '../../tests/e2e/line/support/names';
import { BUILD_FOLDER } from '../../tests/load/support/loadSite';
import { build } from '../build.mjs';
import { measureBrowser } from './browser';
import { browserBudgets, serverBudgets } from './budgets';
import type { Check, Figures, PublishedFigures } from './figures';
import { benchServer } from './server';
import { round } from './stats';

const HELP = `Usage: npm run bench -- [OPTIONS]

Loads the production build on an emulated phone (390 × 844, CPU four times slower, 1.6 Mbps down and 0.75 up, 150 ms),
alternating with a static page of the same text and a bare page of the same stack, and load-tests the clinic's server
with 32 connections, alternating with bare routes in the same process (PGlite; PostgreSQL with one process and three).
Exits with 1 and lists the broken budgets if there are any.

  --runs N               how often each page is loaded; the median counts (default 5)
  --only browser|server  measures one side only
  --json FILE            writes the figures; the docs show stories/docs/speed/figures.json
  --help                 prints this text`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function print({ browser, server, checks }: Pick<Figures, 'browser' | 'server' | 'checks'>): void {
  if (browser) {
    const { picker, home, taps, routes } = browser;
    console.table({ ...picker, home: home.ours, 'home, static': home.static });
    console.table(taps);
    console.table(Object.fromEntries(routes.map(({ path, cls }) => [path, { CLS: round(cls, 4) }])));
  }
  if (server) {
    const { slots, ...databases } = server;
    for (const [name, { rates, ...others }] of Object.entries(databases)) {
      console.log(`${name}:`, others);
      console.table(rates);
    }
    console.log('slots:', slots);
  }
  console.table(
    Object.fromEntries(
      checks.map(({ name, value, limit, goal = '', unit, by, held }) => [
        name,
        { value: round(value, 4), limit: `${by === 'most' ? '≤' : '≥'} ${limit}`, goal, unit, held },
      ]),
    ),
  );
}

/** The figures that the docs show, as JSON with a line for each check. */
function published({ measured, runs, machine, browser, checks }: Figures): string {
  const shown: PublishedFigures = { measured, runs, machine, picker: browser?.picker ?? null, checks };
  const lines = (list: readonly unknown[]) => list.map((one) => `\n    ${JSON.stringify(one)}`).join();
  const fields = Object.entries(shown).map(
    ([name, value]) => `\n  "${name}": ${Array.isArray(value) ? `[${lines(value)}\n  ]` : JSON.stringify(value)}`,
  );
  return `{${fields.join()}\n}\n`;
}

/** Builds the app for LINE and the clinic, ignoring VITE_ settings of the environment. */
async function buildBoth(): Promise<void> {
  for (const name of Object.keys(process.env)) if (name.startsWith('VITE_')) delete process.env[name];
  process.env['VITE_LIFF_ID'] = LIFF_ID;
  await build({ to: BUILD_FOLDER });
}

async function bench(): Promise<void> {
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) stop(`--runs must be a whole number of 1 or more, not "${values.runs}".`);
  const { only } = values;
  if (only !== undefined && only !== 'browser' && only !== 'server')
    stop(`--only must be browser or server, not "${only}".`);
  await buildBoth();
  const load = round(loadavg()[0] ?? 0, 1);
  console.log(`Node ${process.versions.node}, ${cpus().length} processors, load average ${load}`);
  const browser = only === 'server' ? null : await measureBrowser(runs);
  const server = only === 'browser' ? null : await benchServer();
  const checks: Check[] = [
    ...(browser ? browserBudgets(browser.figures) : []),
    ...(server ? serverBudgets(server) : []),
  ];
  const figures: Figures = {
    measured: new Date().toISOString().slice(0, 10),
    runs,
    machine: { node: process.versions.node, chromium: browser?.chromium ?? '', processors: cpus().length, load },
    browser: browser?.figures ?? null,
    server,
    checks,
  };
  print(figures);
  if (values.json !== undefined) await writeFile(values.json, published(figures));
  const broken = checks.filter(({ held }) => !held).map(({ name }) => name);
  if (broken.length > 0) stop(`Broken budgets (${broken.length}): ${broken.join('; ')}.`);
  console.log('All budgets are met.');
}

if (values.help) console.log(HELP);
else await bench();
process.exit(0);
