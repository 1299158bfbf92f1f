import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './paths.mjs';

const LOCK = join(root, '.setup.lock');
/** No set-up or build takes this long. By then the holder's pid may belong to another process. */
const STALE_MS = 15 * 60_000;

function isLeftOver() {
  try {
    if (Date.now() - statSync(LOCK).mtimeMs > STALE_MS) return true;
    process.kill(Number(readFileSync(LOCK, 'utf8')), 0);
    return false;
  } catch (error) {
    return error.code !== 'EPERM';
  }
}

/**
 * So that `npm start` and `npm test` started together install and build once. Uses only Node's own modules, because it
 * guards the installation of all others.
 */
export async function withLock(work) {
  for (let tries = 0; ; tries += 1) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isLeftOver()) rmSync(LOCK, { recursive: true, force: true });
    if (tries === 1) console.error('Waiting for another set-up or build in this folder …');
    await sleep(200);
  }
  const release = () => rmSync(LOCK, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
