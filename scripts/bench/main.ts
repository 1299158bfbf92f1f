import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureBrowser } from './browser';
import { browserBudgets } from './budgets';
import type { Figures } from './figures';
import { printBrowser, printChecks } from './report';
import { benchServer } from './server';

const HELP = `Usage: npm run bench -- [OPTIONS]

Loads the production build on its own server as a phone does (390 × 844, processor four times slower, 1.6 Mbps down and
0.75 up, 150 ms), in turn with a static page of the same words and a bare page of the same stack. Ends with 1 and names
the broken budgets when there are any. On a virtual machine a load during which the host took more than a tenth of the
processors' time away is made again, up to four times.

  --runs N               how often each page is loaded; the median counts (default 5). While a budget of time is broken,
                         as often again, up to three times, and the median of all counts
  --quick                one run
  --only browser|server  one side alone
  --json FILE            writes the figures; stories/docs/speed/figures.json is what the docs show
  --help                 this text
`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const print = (line = '') => process.stdout.write(`${line}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const runs = values.quick ? 1 : Number(values.runs);
const { only } = values;

async function run(): Promise<void> {
  if (!Number.isInteger(runs) || runs < 1) stop(`--runs must be a whole number from 1 on, not "${values.runs}".`);
  if (only !== undefined && only !== 'browser' && only !== 'server')
    stop(`--only is browser or server, not "${only}".`);
  const load = loadavg()[0] ?? 0;
  print(`Node ${process.versions.node}, ${cpus().length} processors, load average ${load.toFixed(1)}`);
  const browser = only === 'server' ? null : await measureBrowser({ runs, print });
  const server = only === 'browser' ? null : await benchServer();
  const figures: Figures = {
    measured: new Date().toISOString().slice(0, 10),
    runs: browser?.loads ?? runs,
    machine: {
      node: process.versions.node,
      chromium: browser?.chromium ?? '',
      processors: cpus().length,
      load: Math.round(load * 10) / 10,
    },
    browser: browser?.figures ?? null,
    server,
    checks: [...(browser ? browserBudgets(browser.figures) : []), ...(server?.checks ?? [])],
  };
  if (browser) printBrowser(print, browser.figures);
  const broken = printChecks(print, figures.checks);
  if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(figures, null, 2)}\n`);
  if (figures.checks.length === 0) stop('Nothing was measured.');
  if (broken.length > 0) stop(`${broken.length} budgets are broken: ${broken.join('; ')}.`);
  print('Every budget holds.');
}

if (values.help) print(HELP);
else {
  await run();
  process.exit(0);
}
