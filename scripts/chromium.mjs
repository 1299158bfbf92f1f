import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env, getuid, platform } from 'node:process';
import { chromium } from 'playwright';

/** The headless shell is first, because it needs a third of a full browser's resources. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const candidatesOnPath = () =>
  (env.PATH ?? '').split(delimiter).flatMap((folder) => (folder ? NAMES.map((name) => join(folder, name)) : []));

/**
 * Starts the browser to check that it works.
 * Ubuntu's `chromium-browser` may be a script that only prints "install the snap".
 */
function isWorking(file) {
  if (!existsSync(file)) return false;
  if (platform === 'win32') return true; // `--version` opens a window on Windows
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** If `CHROME_PATH` or `CHROMIUM_PATH` is set, tries only that browser. Returns undefined if no browser starts. */
export function findChromium() {
  const fromEnv = env.CHROME_PATH || env.CHROMIUM_PATH;
  if (fromEnv) return isWorking(fromEnv) ? fromEnv : undefined;
  return [...candidatesOnPath(), chromium.executablePath()].find(isWorking);
}

/**
 * As root, Chromium starts only with `--no-sandbox`.
 * Without GPU and LCD text, screenshots are the same on every machine.
 */
export const chromiumFlags = [
  ...(getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-lcd-text',
];
