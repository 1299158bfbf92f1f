import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import config from '../../vite.config';
import { filesOfTheTree } from './tree';

const publicFiles = filesOfTheTree().filter((file) => file.startsWith('public/'));
const scripts = publicFiles.filter((file) => file.endsWith('.js'));
const pages = publicFiles.filter((file) => file.endsWith('.html') && readFileSync(file, 'utf8').includes('<script'));

/** JavaScript functions and RegExp flags that iOS 16.0 lacks. The build adds no polyfills for them. */
const TOO_NEW =
  /URL\.(canParse|parse)\b|Promise\.(withResolvers|try)\b|(Object|Map)\.groupBy\b|Array\.fromAsync\b|AbortSignal\.any\b|\.(isWellFormed|toWellFormed|isSubsetOf|symmetricDifference)\(|\/[a-z]*v[a-z]*\.(test|exec)/;

const target = String(config({ mode: 'production', command: 'build' }).build?.target);
const transpile = async (code: string, to: string) => (await transformWithOxc(code, 'page.js', { target: to })).code;

/** True if all browsers that the app supports can run the code as it is. */
const isOldEnough = async (code: string) =>
  !TOO_NEW.test(code) && (await transpile(code, target)) === (await transpile(code, 'esnext'));

test.each(scripts)('%s uses only JavaScript features that the oldest supported browser has', async (file) => {
  expect(await isOldEnough(readFileSync(file, 'utf8'))).toBe(true);
});

test.each(['const url = URL.canParse(text);', 'await using file = open();', 'const all = Object.groupBy(a, b);'])(
  'a script with the code `%s` is rejected',
  async (code) => {
    expect(await isOldEnough(code)).toBe(false);
  },
);

test.each(pages)('%s contains a message for browsers in which scripts are turned off', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/<noscript>\s*<p[^]*<\/noscript>/);
});
