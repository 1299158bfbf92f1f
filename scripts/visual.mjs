// `npm run test:visual`: photographs every story and compares; `-- --update` makes the baselines anew.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env, execPath, platform } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { bin, root, stop } from './paths.mjs';

const BASELINES = join(root, 'tests/visual/baselines');
const MADE_WITH = join(BASELINES, 'environment.json');

function here() {
  const { stdout } = spawnSync(findChromium() ?? '', ['--version'], { encoding: 'utf8' });
  return { platform, chromium: Number(/ (\d+)\./.exec(stdout ?? '')?.[1]) };
}

/** Why the pictures of this machine can't be compared with the baselines; null when they can. */
export function visualObstacle() {
  if (!existsSync(MADE_WITH)) return 'There are no baselines yet: npm run test:visual -- --update makes them.';
  const made = JSON.parse(readFileSync(MADE_WITH, 'utf8'));
  const now = here();
  if (made.platform === now.platform && made.chromium === now.chromium) return null;
  return (
    `The baselines were made with Chromium ${made.chromium} on ${made.platform}, and this is Chromium ${now.chromium} ` +
    `on ${now.platform}: check out the commit they belong to, run npm run test:visual -- --update there, and compare again.`
  );
}

function run(...command) {
  const { status } = spawnSync(execPath, command, { cwd: root, stdio: 'inherit', env });
  return status ?? 1;
}

async function photograph(args) {
  const update = args.includes('--update');
  const obstacle = update ? null : visualObstacle();
  if (obstacle) stop(obstacle);
  await build({ parts: ['Storybook'] });
  const rest = args.filter((arg) => arg !== '--update');
  if (update) {
    env.VISUAL_UPDATE = '1';
    mkdirSync(BASELINES, { recursive: true });
    // All anew: what has no story any more goes with it.
    if (rest.length === 0)
      for (const name of readdirSync(BASELINES)) if (name.endsWith('.png')) rmSync(join(BASELINES, name));
    writeFileSync(MADE_WITH, `${JSON.stringify(here(), null, 2)}\n`);
  }
  process.exitCode = run(bin('@playwright/test', 'playwright'), 'test', '-c', 'tests/visual/visual.config.ts', ...rest);
  if (process.exitCode !== 0)
    console.error('Expected, actual and difference: open test-results/visual-report/index.html.');
}

if (argv[1] === fileURLToPath(import.meta.url)) await photograph(argv.slice(2));
