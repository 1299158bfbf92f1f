import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env, getuid, platform } from 'node:process';
import { chromium } from 'playwright';

/** The headless shell comes first, because it needs a third of the resources for a page. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const onPath = () =>
  (env.PATH ?? '').split(delimiter).flatMap((folder) => (folder ? NAMES.map((name) => join(folder, name)) : []));

/** Checks that a file is a working browser: Ubuntu's `chromium-browser` may only print "install the snap". */
function runs(file) {
  if (!existsSync(file)) return false;
  if (platform === 'win32') return true; // `--version` opens a window on Windows
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** `CHROME_PATH` or `CHROMIUM_PATH`, else one on the PATH, else the one that Playwright installed. */
export function findChromium() {
  const fromEnv = env.CHROME_PATH || env.CHROMIUM_PATH;
  if (fromEnv) return runs(fromEnv) ? fromEnv : undefined;
  return [...onPath(), chromium.executablePath()].find(runs);
}

/** Added to Playwright's own arguments, so that pictures are the same on every machine, even offline. */
export const chromiumFlags = [
  ...(getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-lcd-text',
];
