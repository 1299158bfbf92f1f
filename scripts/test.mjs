// `npm test`: runs all checks, even after a failure; `npm test -- unit e2e` runs only those named.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env, execPath } from 'node:process';
import { bin, root, stop } from './paths.mjs';

/** Of a part; less than the job of `test.yml` gets for all, so that this script says which part hangs. */
const LIMIT_MS = 50 * 60_000;
const LINTED = 'src stories tests server scripts .storybook vite.config.ts vitest.config.ts playwright.config.ts';

const reportOf = (part) => join(root, 'test-results', `${part}.json`);
const vitest = (project) => [
  bin('vitest'),
  'run',
  `--project=${project}`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(project)}`,
];

/** The command of each tool; a tool counts as one test. */
const tools = {
  format: [bin('oxfmt'), '--check', '.'],
  lint: [bin('oxlint'), '--type-aware', '--deny-warnings', ...LINTED.split(' ')],
  types: [bin('typescript', 'tsc'), '--noEmit'],
  knip: [bin('knip')],
};
const parts = {
  ...tools,
  unit: vitest('unit'),
  contract: vitest('contract'),
  postgres: vitest('postgres'),
  load: vitest('load'),
  repo: vitest('repo'),
  stories: vitest('stories'),
  e2e: [bin('@playwright/test', 'playwright'), 'test', '--project=e2e'],
};

/** What a tool's report counts. A file that fails to load, a skipped test and a report without tests count as failed. */
function countsOf({ stats, errors, numTotalTests, numPassedTests, testResults }) {
  const passed = stats ? stats.expected : numPassedTests;
  const failed = stats
    ? stats.unexpected + stats.flaky + stats.skipped + errors.length
    : numTotalTests -
      numPassedTests +
      testResults.filter((file) => file.status === 'failed' && !file.assertionResults[0]).length;
  return { passed, failed: passed + failed === 0 ? 1 : failed };
}

/** Runs a part. A runner that crashes or writes no report counts as failed, whatever its tests say. */
async function run(name) {
  const report = reportOf(name);
  rmSync(report, { force: true });
  console.log(`\n── ${name}`);
  const { NODE_ENV: _env, ...rest } = env;
  const stdio = ['ignore', 'inherit', 'inherit'];
  const child = spawn(execPath, parts[name], { cwd: root, stdio, env: rest, timeout: LIMIT_MS });
  const [status] = await once(child, 'close').catch(() => [1]);
  const ended = status === 0 ? 0 : 1;
  if (name in tools) return { passed: 1 - ended, failed: ended };
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { passed, failed } = countsOf(JSON.parse(readFileSync(report, 'utf8')));
  return { passed, failed: Math.max(failed, ended) };
}

const chosen = argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) stop(`Unknown part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);

const names = Object.keys(parts).filter((part) => chosen.length === 0 || chosen.includes(part));
const began = Date.now();
const results = [];
// In turn: two at once were no faster on two cores, and each is proven on a calmer machine.
for (const name of names) {
  const started = Date.now();
  results.push({ name, ...(await run(name)), seconds: (Date.now() - started) / 1000 });
}

console.log('');
for (const { name, passed, failed, seconds } of results) {
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  console.log(`${name.padEnd(9)}${counts} ${seconds.toFixed(1).padStart(7)} s`);
}
console.log(`${'in all'.padEnd(32)}${((Date.now() - began) / 1000).toFixed(1).padStart(7)} s`);
const passed = results.reduce((sum, part) => sum + part.passed, 0);
const failed = results.reduce((sum, part) => sum + part.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
