import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const { env, platform } = process;

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];

const USUAL = {
  darwin: ['/Applications', join(homedir(), 'Applications')].flatMap((folder) => [
    `${folder}/Chromium.app/Contents/MacOS/Chromium`,
    `${folder}/Google Chrome.app/Contents/MacOS/Google Chrome`,
    `${folder}/Microsoft Edge.app/Contents/MacOS/Microsoft Edge`,
  ]),
  win32: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Chromium/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
};

const CACHES = {
  darwin: join(homedir(), 'Library/Caches/ms-playwright'),
  win32: join(env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
};

const IN_CACHE = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-linux-arm64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-win64/chrome.exe',
  'chrome-win/chrome.exe',
];

const onPath = () =>
  (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));

function inPlaywrightCache() {
  const custom = env.PLAYWRIGHT_BROWSERS_PATH;
  const cache = custom && custom !== '0' ? custom : (CACHES[platform] ?? join(homedir(), '.cache/ms-playwright'));
  if (!existsSync(cache)) return [];
  const number = (name) => Number(name.split('-')[1]);
  return readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => number(b) - number(a))
    .flatMap((name) => IN_CACHE.map((file) => join(cache, name, file)));
}

/** A file that is there may still be no browser: Ubuntu's `chromium-browser` may only say "install the snap". */
function runs(file) {
  if (!existsSync(file)) return false;
  if (platform === 'win32') return true; // there `--version` opens a window
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/**
 * The Chromium that story and end-to-end tests run in: `CHROME_PATH` or `CHROMIUM_PATH`, else one on the PATH, in the
 * system's usual places or in Playwright's own cache. Undefined when there is none.
 */
export function findChromium() {
  const named = env.CHROME_PATH || env.CHROMIUM_PATH;
  if (named) return runs(named) ? named : undefined;
  const usual = platform === 'win32' ? [] : onPath();
  return [...usual, ...(USUAL[platform] ?? []), ...inPlaywrightCache()].find(runs);
}

/** Switches that make Chromium quiet, offline-friendly and equal on every machine. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];
