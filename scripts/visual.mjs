// `npm run test:visual [-- --base REF] [-- -g WORDS]`: compares screenshots of every story, or of those whose title,
// name or id matches WORDS, with the base. What differs is put into storybook-static/changes, for the Storybook's first
// page.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { arch, env, execPath, exit, platform } from 'node:process';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { bin, root, stop } from './paths.mjs';
import { buildBase, findBase } from './visual/base.mjs';
import { declaredStories } from './visual/declared.mjs';
import { serve } from './visual/serve.mjs';

const CACHE = join(root, '.cache/visual');
const CHANGES = join(root, 'storybook-static/changes');
const KEPT = 4;

/** Files that screenshots depend on besides the stories. */
const CAMERA = [
  ...readdirSync(join(root, 'tests/visual')).map((name) => `tests/visual/${name}`),
  '.storybook/modes.ts',
  'scripts/chromium.mjs',
  ...['@fontsource/noto-sans-jp', '@playwright/test'].map((name) => `node_modules/${name}/package.json`),
];

function cacheOf(commit) {
  const folder = join(CACHE, commit.slice(0, 12));
  mkdirSync(folder, { recursive: true });
  utimesSync(folder, new Date(), new Date());
  const lastUse = (name) => statSync(join(CACHE, name)).mtimeMs;
  const byUse = readdirSync(CACHE).toSorted((a, b) => lastUse(b) - lastUse(a));
  for (const name of byUse.slice(KEPT)) rmSync(join(CACHE, name), { recursive: true });
  return folder;
}

function picturesOf(cache) {
  const version = execFileSync(findChromium(), ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const hash = createHash('sha256').update(JSON.stringify([version, platform, arch]));
  for (const file of CAMERA) hash.update(readFileSync(join(root, file)));
  const folder = join(cache, `pictures-${hash.digest('hex').slice(0, 12)}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

function photograph(assignment) {
  const file = join(root, 'test-results/visual-assignment.json');
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(file, JSON.stringify(assignment));
  const command = [bin('@playwright/test', 'playwright'), 'test', '-c', 'tests/visual/visual.config.ts'];
  const child = spawn(execPath, command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, VISUAL_ASSIGNMENT: file },
  });
  const end = () => child.kill();
  process.once('exit', end);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      process.off('exit', end);
      resolve(code ?? 1);
    });
  });
}

/** Writes which stories differ, each with its picture at 375 px or, if that is the same, its first other one. */
function writeChanges(stories, commit, { base = commit.slice(0, 8), grep }) {
  const files = (side) => new Set(readdirSync(join(CHANGES, side)));
  const [before, after] = [files('before'), files('after')];
  const bySide = { changed: {}, added: {} };
  for (const { id, modes } of stories) {
    const picture = Object.keys(modes)
      .map((mode) => `${id}--${mode}.png`)
      .find((name) => after.has(name));
    if (picture) bySide[before.has(picture) ? 'changed' : 'added'][id] = picture;
  }
  const date = execFileSync('git', ['log', '-1', '--format=%cs', commit], { cwd: root, encoding: 'utf8' }).trim();
  writeFileSync(join(CHANGES, 'index.json'), JSON.stringify({ base, date, words: grep, ...bySide }));
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => exit(130));

const { values } = parseArgs({ options: { base: { type: 'string' }, grep: { type: 'string', short: 'g' } } });
const words = new RegExp(values.grep ?? '', 'i');
const isWanted = ({ id, title, name }) => words.test(`${title} ${name} ${id}`);

const commit = findBase(values.base);
await build({ parts: ['Storybook'] });
const url = await serve('storybook-static');
const stories = (await declaredStories(url)).filter(isWanted);
if (stories.length === 0) stop('No story matches.');

const cache = cacheOf(commit);
const pictures = picturesOf(cache);
console.log(`Base: ${commit.slice(0, 12)}, screenshots in ${pictures}`);
if (!existsSync(join(cache, 'storybook'))) await buildBase(commit, join(cache, 'storybook'));
const baseUrl = await serve(join(cache, 'storybook'));
const before = new Map((await declaredStories(baseUrl)).filter(isWanted).map((story) => [story.id, story]));

const missing = stories
  .filter(({ id }) => before.has(id) && !existsSync(join(pictures, `${id}.broken`)))
  .map((story) => ({
    ...story,
    modes: Object.fromEntries(
      Object.entries(story.modes).filter(([mode]) => !existsSync(join(pictures, `${story.id}--${mode}.png`))),
    ),
  }))
  .filter(({ modes }) => Object.keys(modes).length > 0);
if (missing.length > 0) {
  console.log(`Taking screenshots of ${missing.length} stories of the base …`);
  const assignment = { isBase: true, url: baseUrl, pictures, changes: CHANGES, stories: missing, gone: [] };
  if ((await photograph(assignment)) !== 0) stop('The screenshots of the base failed.');
}

const here = new Map(stories.map((story) => [story.id, story]));
const gone = [...before.values()].flatMap(({ id, modes }) => {
  const now = here.get(id);
  return now ? Object.keys(modes).flatMap((mode) => (now.modes[mode] ? [] : [`${id} (${mode})`])) : [id];
});
console.log(`Taking screenshots of ${stories.length} stories of the working tree …`);
rmSync(CHANGES, { recursive: true, force: true });
for (const side of ['before', 'after']) mkdirSync(join(CHANGES, side), { recursive: true });
const code = await photograph({ isBase: false, url, pictures, changes: CHANGES, stories, gone });
writeChanges(stories, commit, values);
console.log('Report: index.html and lists.md in test-results/visual-report.');
exit(code);
