// `npm test`: runs all checks, even after a failure.
//   npm test -- lint node        the named parts; a project of Vitest is one too: `unit contract`
//   npm test -- stories --shard=1/3    an option goes to the runner
//   npm test -- --changed        what a change of the working tree needs (`--changed=REF`: since that commit)
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { argv, env, execPath } from 'node:process';
import { bin, root, stop } from './paths.mjs';

/** Of a part; less than its job in `test.yml` gets, so that this script says which part hangs. */
const LIMIT_MS = 20 * 60_000;
/** A part ends after so many failures; what it did not run counts as failed. */
const FAILURES = 20;
const LINTED = 'src stories tests server scripts .storybook vite.config.ts vitest.config.ts playwright.config.ts';
const IN_NODE = ['unit', 'contract', 'repo'];

const reportOf = (part) => join(root, 'test-results', `${part}.json`);
const vitest = (part, projects, options = []) => [
  bin('vitest'),
  'run',
  ...projects.map((project) => `--project=${project}`),
  `--bail=${FAILURES}`,
  '--reporter=default',
  `--reporter=${join(root, 'scripts/failedAtOnce.mjs')}`,
  '--reporter=json',
  `--outputFile.json=${reportOf(part)}`,
  ...options,
];

/** The command of each tool; a tool counts as one test. */
const tools = {
  format: [bin('oxfmt'), '--check', '.'],
  // With the types: it reads the program once for both.
  lint: [bin('oxlint'), '--type-aware', '--type-check', '--deny-warnings', ...LINTED.split(' ')],
  knip: [bin('knip')],
  // What the tests run; a runner that is started alone builds it itself.
  build: [join(root, 'scripts/built.mjs')],
};

/** The parts to run, by name, each a command. */
function chosenParts(names, options) {
  const known = [...Object.keys(tools), 'node', ...IN_NODE, 'stories', 'e2e'];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) stop(`Unknown part: ${unknown.join(', ')}. Parts: ${known.join(', ')}.`);
  const isChosen = (name) => names.length === 0 || names.includes(name);
  const inNode = isChosen('node') ? IN_NODE : IN_NODE.filter(isChosen);
  return Object.fromEntries([
    ...Object.entries(tools).filter(([name]) => isChosen(name)),
    ...(inNode.length > 0 ? [['node', vitest('node', inNode, options)]] : []),
    ...(isChosen('stories') ? [['stories', vitest('stories', ['stories'], options)]] : []),
    ...(isChosen('e2e')
      ? [
          [
            'e2e',
            [bin('@playwright/test', 'playwright'), 'test', '--project=e2e', `--max-failures=${FAILURES}`, ...options],
          ],
        ]
      : []),
  ]);
}

/** The unit tests that import what changed, and the stories of the changed components and pages. */
function changedParts(option) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const files = [
    ...git('diff', '--name-only', option.split('=')[1] ?? 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const stories = files
    .map((file) => file.replace(/^src\/(components\/[a-z]+|pages)\/([A-Z]\w+)\/.+$/, 'stories/$1/$2.stories.tsx'))
    .filter((file) => file.endsWith('.stories.tsx') && existsSync(join(root, file)));
  return {
    unit: vitest('unit', ['unit'], [option]),
    ...(stories.length > 0 ? { stories: vitest('stories', ['stories'], [...new Set(stories)]) } : {}),
  };
}

/**
 * What a runner's report counts, by project. A file that fails to load, a test that did not run and a report without tests
 * count as failed.
 */
function countsOf({ stats, errors, testResults }, isEmptyFine) {
  if (stats) {
    const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
    return { e2e: { passed: stats.expected, failed: stats.expected + failed === 0 ? 1 : failed } };
  }
  const counts = {};
  for (const { name, status, assertionResults } of testResults) {
    const [folder, project] = relative(root, name).split(/[\\/]/);
    const count = (counts[folder === 'tests' ? project : folder] ??= { passed: 0, failed: 0 });
    const passed = assertionResults.filter((test) => test.status === 'passed').length;
    count.passed += passed;
    count.failed += assertionResults.length - passed + (status === 'failed' && assertionResults.length === 0 ? 1 : 0);
  }
  if (testResults.length === 0 && !isEmptyFine) counts.none = { passed: 0, failed: 1 };
  return counts;
}

/** Runs a part. A runner that crashes or writes no report counts as failed, whatever its tests say. */
async function run(name, command) {
  const report = reportOf(name);
  rmSync(report, { force: true });
  console.log(`\n── ${name}`);
  const { NODE_ENV: _env, ...rest } = env;
  const stdio = ['ignore', 'inherit', 'inherit'];
  const child = spawn(execPath, command, { cwd: root, stdio, env: rest, timeout: LIMIT_MS });
  const [status] = await once(child, 'close').catch(() => [1]);
  if (name in tools) return { [name]: { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 } };
  const isChange = command.some((option) => option.startsWith('--changed'));
  const counts = existsSync(report) ? countsOf(JSON.parse(readFileSync(report, 'utf8')), isChange) : {};
  const failed = Object.values(counts).some((count) => count.failed > 0);
  return status === 0 || failed ? counts : { ...counts, [`${name}: ended with ${status}`]: { passed: 0, failed: 1 } };
}

const options = argv.slice(2).filter((option) => option.startsWith('-'));
const names = argv.slice(2).filter((option) => !option.startsWith('-'));
const changed = options.find((option) => option === '--changed' || option.startsWith('--changed='));

const began = Date.now();
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1).padStart(7)} s`;
const lines = [];
const sum = { passed: 0, failed: 0 };
// In turn: two at once were no faster on two cores, and each is proven on a calmer machine.
for (const [part, command] of Object.entries(changed ? changedParts(changed) : chosenParts(names, options))) {
  const started = Date.now();
  const counts = Object.entries(await run(part, command));
  counts.forEach(([project, { passed, failed }], at) => {
    sum.passed += passed;
    sum.failed += failed;
    const took = at === counts.length - 1 ? seconds(started) : '';
    lines.push(`${project.padEnd(9)}${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${took}`);
  });
}

console.log(`\n${lines.join('\n')}\n${'in all'.padEnd(32)}${seconds(began)}`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
