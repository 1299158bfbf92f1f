// `npm test`: every check, one after the other, each to its end; `npm test -- unit e2e` runs those named.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env, execPath, exit } from 'node:process';
import { bin, root, stop } from './paths.mjs';
import { fromLoad, fromPlaywright, fromVitest } from './reports.mjs';
import { visualObstacle } from './visual.mjs';

const LIMIT_MS = 40 * 60_000;
const RESULTS = 'test-results';
const FAILURES_TOLD = 10;

const LINTED = 'src stories tests server scripts .storybook vite.config.ts vitest.config.ts playwright.config.ts';

const tool = (packageName, ...args) => ({ command: [bin(packageName), ...args] });

const vitest = (project) => ({
  command: [
    bin('vitest'),
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${RESULTS}/${project}.json`,
  ],
  count: fromVitest,
});

const parts = {
  format: () => tool('oxfmt', '--check', '.'),
  lint: () => tool('oxlint', '--type-aware', '--deny-warnings', ...LINTED.split(' ')),
  types: () => ({ command: [bin('typescript', 'tsc'), '--noEmit'] }),
  knip: () => tool('knip'),
  unit: () => vitest('unit'),
  contract: () => vitest('contract'),
  postgres: () => vitest('postgres'),
  load: () => ({ command: ['scripts/load.mjs', '--short'], count: fromLoad }),
  repo: () => vitest('repo'),
  // Stories are played once: where their pictures are compared, there.
  stories: () => ({ ...vitest('stories'), instead: visualObstacle() === null && chosen.length === 0 && 'visual' }),
  // Pictures are drawn alike by one browser on one system alone: elsewhere this part says so and counts nothing.
  visual: () => ({ command: ['scripts/visual.mjs'], count: fromPlaywright, obstacle: visualObstacle() }),
  e2e: () => ({
    command: [
      bin('@playwright/test', 'playwright'),
      'test',
      ...['phone', 'failures', 'line', 'storybook'].map((name) => `--project=${name}`),
    ],
    count: fromPlaywright,
  }),
};

/** The exit code of a command, or a word for how it ended. */
function run(command) {
  return new Promise((resolve) => {
    const { NODE_ENV: _, ...rest } = env;
    const child = spawn(execPath, command, { cwd: root, stdio: 'inherit', env: rest });
    let ending;
    const limit = setTimeout(() => {
      ending = `did not end within ${LIMIT_MS / 60_000} minutes`;
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
    }, LIMIT_MS);
    const end = (result) => {
      clearTimeout(limit);
      resolve(ending ?? result);
    };
    child.on('error', (error) => end(error.message));
    child.on('exit', (code, signal) => end(signal ? `ended by ${signal}` : code));
  });
}

/** What a part comes to. A runner that crashes, reports nothing or skips a test has failed. */
async function check(name) {
  const report = join(root, RESULTS, `${name}.json`);
  rmSync(report, { force: true });
  let result;
  let count;
  try {
    const part = parts[name]();
    if (part.obstacle) return { passed: 0, failed: 0, note: `skipped: ${part.obstacle}` };
    if (part.instead) return { passed: 0, failed: 0, note: `done by ${part.instead}` };
    result = await run(part.command);
    if (!part.count) return { passed: result === 0 ? 1 : 0, failed: result === 0 ? 0 : 1, note: '' };
    count = part.count(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    return { passed: 0, failed: 1, note: `no report (${typeof result === 'string' ? result : error.message})` };
  }
  const { passed, skipped, failures } = count;
  let { failed } = count;
  const notes = [];
  if (skipped > 0) notes.push(`${skipped} skipped, which counts as failed`);
  failed += skipped;
  if (passed + failed === 0) notes.push('no tests were found');
  if (result !== 0 && failed === 0) notes.push(typeof result === 'string' ? result : `ended with code ${result}`);
  if (failed === 0 && notes.length > 0) failed = 1;
  return { passed, failed, failures, note: notes.join(', ') };
}

const chosen = argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) stop(`There is no part ${unknown.join(', ')}; the parts are ${Object.keys(parts).join(', ')}.`);

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => exit(130));
mkdirSync(join(root, RESULTS), { recursive: true });

const summary = [];
for (const name of Object.keys(parts).filter((part) => chosen.length === 0 || chosen.includes(part))) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const outcome = await check(name);
  summary.push({ name, ...outcome, seconds: (Date.now() - started) / 1000 });
}

// Told again where a long log is read first: at its end.
for (const { name, failures = [] } of summary)
  for (const failure of failures.slice(0, FAILURES_TOLD)) console.log(`\n── failed in ${name}: ${failure}`);

console.log('');
for (const { name, passed, failed, note, seconds } of summary) {
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  console.log(`${name.padEnd(9)}${counts} ${seconds.toFixed(1).padStart(7)} s${note && `  (${note})`}`);
}
const total = (key) => summary.reduce((sum, part) => sum + part[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;
