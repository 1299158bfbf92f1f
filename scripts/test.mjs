// `npm test`: runs all parts, even if an earlier part has failed.
//   npm test -- lint node              runs the named parts; Vitest's projects (such as `unit`) are parts too
//   npm test -- stories --shard=1/3    passes options to Vitest and Playwright
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { argv, env, execPath } from 'node:process';
import { bin, root, fail } from './paths.mjs';

/** Shorter than a job's timeout in `test.yml`, so that a part that hangs is reported. */
const LIMIT_MS = 20 * 60_000;
const MAX_FAILS = 20;
const LINTED = 'src stories tests server scripts .storybook vite.config.ts vitest.config.ts playwright.config.ts';
const NODE_PROJECTS = ['unit', 'contract', 'repo'];
const options = argv.slice(2).filter((option) => option.startsWith('-'));
const names = argv.slice(2).filter((option) => !option.startsWith('-'));
const reportOf = (part) => join(root, 'test-results', `${part}.json`);
const vitest = (part, projects) => [
  bin('vitest'),
  'run',
  ...projects.map((project) => `--project=${project}`),
  `--bail=${MAX_FAILS}`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(part)}`,
  ...options,
];

const E2E = [bin('@playwright/test', 'playwright'), 'test', '--project=e2e', `--max-failures=${MAX_FAILS}`, ...options];
const tools = {
  format: [bin('oxfmt'), '--check', '.'],
  // The linter also checks types, because a separate type check would read the sources a second time.
  lint: [bin('oxlint'), '--type-aware', '--type-check', '--deny-warnings', ...LINTED.split(' ')],
  knip: [bin('knip')],
  // Builds the app and the clinic for the tests. Without this part, Vitest and Playwright build what they need.
  build: [join(root, 'scripts/built.mjs')],
};

function chosenParts() {
  const parts = [...Object.keys(tools), 'node', ...NODE_PROJECTS, 'stories', 'e2e'];
  const unknown = names.filter((name) => !parts.includes(name));
  if (unknown.length > 0) fail(`Unknown part: ${unknown.join(', ')}. Parts: ${parts.join(', ')}.`);
  const inNode =
    names.length === 0 || names.includes('node') ? NODE_PROJECTS : NODE_PROJECTS.filter((part) => names.includes(part));
  const commands = { ...tools, node: vitest('node', inNode), stories: vitest('stories', ['stories']), e2e: E2E };
  const isChosen = (name) => names.length === 0 || names.includes(name) || (name === 'node' && inNode.length > 0);
  return Object.entries(commands).filter(([name]) => isChosen(name));
}

/**
 * Returns `[passed, failed]` for each project.
 * A file that fails to load counts as failed. A test that did not run also counts as failed.
 */
function countsOf({ stats, errors, testResults }) {
  if (stats) {
    const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
    return { e2e: [stats.expected, stats.expected + failed === 0 ? 1 : failed] };
  }
  const counts = testResults.length === 0 ? { none: [0, 1] } : {};
  for (const { name, status, assertionResults } of testResults) {
    const [folder, project] = relative(root, name).split(/[\\/]/);
    const count = (counts[folder === 'tests' ? project : folder] ??= [0, 0]);
    const passed = assertionResults.filter((test) => test.status === 'passed').length;
    count[0] += passed;
    count[1] += assertionResults.length - passed + (status === 'failed' && assertionResults.length === 0 ? 1 : 0);
  }
  return counts;
}

async function runPart(name, command) {
  const report = reportOf(name);
  rmSync(report, { force: true });
  console.log(`\n── ${name}`);
  const { NODE_ENV: _env, ...environment } = env;
  const stdio = ['ignore', 'inherit', 'inherit'];
  const child = spawn(execPath, command, { cwd: root, stdio, env: environment, timeout: LIMIT_MS });
  const [status] = await once(child, 'close').catch(() => [1]);
  if (name in tools) return { [name]: status === 0 ? [1, 0] : [0, 1] };
  const counts = existsSync(report) ? countsOf(JSON.parse(readFileSync(report, 'utf8'))) : {};
  const isExplained = status === 0 || Object.values(counts).some(([, failed]) => failed > 0);
  return isExplained ? counts : { ...counts, [`${name}: ended with ${status}`]: [0, 1] };
}

const began = Date.now();
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1).padStart(7)} s`;
const lines = [];
const sum = [0, 0];
// Runs one part at a time, because two parts at once were no faster on two cores.
for (const [part, command] of chosenParts()) {
  const started = Date.now();
  for (const [project, [passed, failed]] of Object.entries(await runPart(part, command))) {
    sum[0] += passed;
    sum[1] += failed;
    lines.push(`${project.padEnd(9)}${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`);
  }
  if (lines.length > 0) lines.push(`${lines.pop()} ${seconds(started)}`);
}

console.log(`\n${lines.join('\n')}\n${'in all'.padEnd(32)}${seconds(began)}`);
console.log(`${sum[0]} passed, ${sum[1]} failed`);
process.exitCode = sum[1] > 0 ? 1 : 0;
