import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env, getuid, platform } from 'node:process';
import { chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const onPath = () =>
  (env.PATH ?? '').split(delimiter).flatMap((folder) => (folder ? NAMES.map((name) => join(folder, name)) : []));

/** Where browsers stand that are not on the PATH. */
const INSTALLED = {
  darwin: ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder = '') =>
    ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map((file) => join(folder, file)),
  ),
};

/** A file that is there may still be no browser: Ubuntu's `chromium-browser` may only say "install the snap". */
function runs(file) {
  if (!existsSync(file)) return false;
  if (platform === 'win32') return true; // there `--version` opens a window
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/**
 * The Chromium that story and end-to-end tests run in: `CHROME_PATH` or `CHROMIUM_PATH`, else one on the PATH or in the
 * system's usual places, else the one that Playwright has installed. Undefined when there is none.
 */
export function findChromium() {
  const named = env.CHROME_PATH || env.CHROMIUM_PATH;
  if (named) return runs(named) ? named : undefined;
  return [...onPath(), ...(INSTALLED[platform] ?? []), chromium.executablePath()].find(runs);
}

/** Switches that make Chromium quiet, offline-friendly and equal on every machine. */
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
