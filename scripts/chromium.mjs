import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env, getuid, platform } from 'node:process';
import { chromium } from 'playwright';

/** Commands that start Chromium. The headless shell is first, as it needs a third of a full browser's resources. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const candidatesOnPath = () =>
  (env.PATH ?? '').split(delimiter).flatMap((folder) => (folder ? NAMES.map((name) => join(folder, name)) : []));

/** Returns whether `file` is a browser that starts. Ubuntu's `chromium-browser` may only print "install the snap". */
function isWorking(file) {
  if (!existsSync(file)) return false;
  if (platform === 'win32') return true; // `--version` opens a window on Windows
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** Returns the browser in `CHROME_PATH` or `CHROMIUM_PATH`. If neither is set, tries the PATH, then Playwright's. */
export function findChromium() {
  const fromEnv = env.CHROME_PATH || env.CHROMIUM_PATH;
  if (fromEnv) return isWorking(fromEnv) ? fromEnv : undefined;
  return [...candidatesOnPath(), chromium.executablePath()].find(isWorking);
}

/** Flags for Chromium. Root needs `--no-sandbox`; the other flags make screenshots the same on every machine. */
export const chromiumFlags = [
  ...(getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-lcd-text',
];
