import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './paths.mjs';

const LOCK = join(root, '.setup.lock');
/**
 * A lock older than this counts as abandoned, because no set-up takes this long.
 * The pid of such a lock can still be in use, because another program may have reused the pid.
 */
const STALE_MS = 15 * 60_000;

function isHeld() {
  try {
    process.kill(Number(readFileSync(LOCK, 'utf8')), 0);
  } catch (error) {
    // Only ESRCH means that the locking process has ended.
    if (error.code === 'ESRCH') return false;
  }
  return Date.now() - (statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) < STALE_MS;
}

// Runs one `work` at a time, because `npm start` and `npm test` may set up the same folder together.
// This module imports no packages, because they may not be installed yet.
export async function withLock(work) {
  const notice = setTimeout(() => console.error('Waiting for another set-up or build in this folder …'), 1_000);
  for (let isMine = false; !isMine;)
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
      isMine = true;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (isHeld()) await sleep(200);
      else rmSync(LOCK, { force: true });
    }
  clearTimeout(notice);
  const release = () => rmSync(LOCK, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
