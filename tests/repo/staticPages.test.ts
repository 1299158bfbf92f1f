import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import config from '../../vite.config';
import { filesOfTheTree } from './tree';

const publicFiles = filesOfTheTree().filter((file) => file.startsWith('public/'));
const scripts = publicFiles.filter((file) => file.endsWith('.js'));
const pages = publicFiles.filter((file) => file.endsWith('.html') && readFileSync(file, 'utf8').includes('<script'));

/** What iOS 16.0 lacks and the build does not polyfill. */
const TOO_NEW =
  /URL\.(canParse|parse)\b|Promise\.(withResolvers|try)\b|(Object|Map)\.groupBy\b|Array\.fromAsync\b|AbortSignal\.any\b|\.(isWellFormed|toWellFormed|isSubsetOf|symmetricDifference)\(|\/[a-z]*v[a-z]*\.(test|exec)/;

const target = String(config({ mode: 'production', command: 'build' }).build?.target);
const transpile = async (code: string, to: string) => (await transformWithOxc(code, 'page.js', { target: to })).code;

const runsInOldestBrowser = async (code: string) =>
  !TOO_NEW.test(code) && (await transpile(code, target)) === (await transpile(code, 'esnext'));

test.each(scripts)('%s runs in the oldest supported browser', async (file) => {
  expect(await runsInOldestBrowser(readFileSync(file, 'utf8'))).toBe(true);
});

test.each(['const url = URL.canParse(text);', 'await using file = open();', 'const all = Object.groupBy(a, b);'])(
  'a script with the code `%s` is rejected',
  async (code) => {
    expect(await runsInOldestBrowser(code)).toBe(false);
  },
);

test.each(pages)('%s has a message for browsers with scripts turned off', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/<noscript>\s*<p[^]*<\/noscript>/);
});
