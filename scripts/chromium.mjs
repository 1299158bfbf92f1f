import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env, getuid, platform } from 'node:process';
import { chromium } from 'playwright';

/** First the browser without windows: a page costs it a third. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const onPath = () =>
  (env.PATH ?? '').split(delimiter).flatMap((folder) => (folder ? NAMES.map((name) => join(folder, name)) : []));

/** Usual places of browsers that are not on the PATH. */
const INSTALLED = {
  darwin: ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder = '') =>
    ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map((file) => join(folder, file)),
  ),
};

/** An existing file may not be a browser: Ubuntu's `chromium-browser` may only print "install the snap". */
function runs(file) {
  if (!existsSync(file)) return false;
  if (platform === 'win32') return true; // `--version` opens a window on Windows
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/**
 * The Chromium for story and end-to-end tests: `CHROME_PATH` or `CHROMIUM_PATH`, else one on the PATH or in the
 * system's usual places, else the one Playwright installed. Undefined when there is none.
 */
export function findChromium() {
  const named = env.CHROME_PATH || env.CHROMIUM_PATH;
  if (named) return runs(named) ? named : undefined;
  return [...onPath(), ...(INSTALLED[platform] ?? []), chromium.executablePath()].find(runs);
}

/** Flags that make Chromium quiet, offline-friendly and the same on every machine. */
export const chromiumFlags = [
  ...(getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];
