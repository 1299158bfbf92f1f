// `npm run test:visual [-- --base REF] [-- -g WORDS]` compares screenshots of the stories with those of a base commit.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env, execPath, exit } from 'node:process';
import { parseArgs } from 'node:util';
import { build, fingerprint } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { bin, root, fail } from './paths.mjs';
import { buildBase, findBase } from './visual/base.mjs';
import { declaredStories } from './visual/declared.mjs';
import { serve } from './visual/serve.mjs';

const CACHE = join(root, '.cache/visual');

function keepOnlyCacheOf(commit) {
  const settings = ['tests/visual', '.storybook/modes.ts', 'scripts/chromium.mjs', 'package-lock.json'];
  const browser = execFileSync(findChromium(), ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const name = `${commit.slice(0, 12)}-${fingerprint(settings, String(browser)).slice(0, 12)}`;
  mkdirSync(join(CACHE, name, 'pictures'), { recursive: true });
  for (const folder of readdirSync(CACHE)) if (folder !== name) rmSync(join(CACHE, folder), { recursive: true });
  return join(CACHE, name);
}

async function photograph(visualRun) {
  const file = join(root, 'test-results/visual-run.json');
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(file, JSON.stringify(visualRun));
  const command = [bin('@playwright/test', 'playwright'), 'test', '-c', 'tests/visual/visual.config.ts'];
  const options = { cwd: root, stdio: 'inherit', env: { ...env, VISUAL_RUN: file } };
  const [code] = await once(spawn(execPath, command, options), 'close');
  return code ?? 1;
}

const { values } = parseArgs({ options: { base: { type: 'string' }, grep: { type: 'string', short: 'g' } } });
const pattern = new RegExp(values.grep ?? '', 'i');
const isWanted = ({ id, title, name }) => pattern.test(`${title} ${name} ${id}`);
const commit = findBase(values.base);
await build({ parts: ['Storybook'] });
const url = await serve('storybook-static');
const stories = (await declaredStories(url)).filter(isWanted);
if (stories.length === 0) fail('No story matches the words after -g.');

const cache = keepOnlyCacheOf(commit);
const pictures = join(cache, 'pictures');
if (!existsSync(join(cache, 'storybook'))) buildBase(commit, join(cache, 'storybook'));
const baseUrl = await serve(join(cache, 'storybook'));
const baseStories = new Map((await declaredStories(baseUrl)).filter(isWanted).map((story) => [story.id, story]));
const hasPicture = (name) => existsSync(join(pictures, name));
const storiesWithoutPictures = stories.filter(
  ({ id, modes }) =>
    baseStories.has(id) &&
    !hasPicture(`${id}.broken`) &&
    !Object.keys(modes).every((mode) => hasPicture(`${id}--${mode}.png`)),
);
if (storiesWithoutPictures.length > 0) {
  console.log(`Taking screenshots of ${storiesWithoutPictures.length} stories of the base commit …`);
  const visualRun = { isBase: true, url: baseUrl, pictures, stories: storiesWithoutPictures, gone: [] };
  if ((await photograph(visualRun)) !== 0) fail('The screenshots of the base commit could not be taken.');
}

const currentStories = new Map(stories.map((story) => [story.id, story]));
const gone = [...baseStories.values()].flatMap(({ id, modes }) => {
  const story = currentStories.get(id);
  return story ? Object.keys(modes).flatMap((mode) => (story.modes[mode] ? [] : [`${id} (${mode})`])) : [id];
});
console.log(`Taking screenshots of ${stories.length} stories of the working tree …`);
const code = await photograph({ isBase: false, url, pictures, stories, gone });
console.log('Report: index.html and lists.md in test-results/visual-report.');
exit(code);
