import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './paths.mjs';

const LOCK = join(root, '.setup.lock');
const STALE_MS = 15 * 60_000;

function holderIsGone() {
  try {
    const age = Date.now() - statSync(LOCK).mtimeMs;
    if (age > STALE_MS) return true;
    let pid;
    try {
      pid = Number(readFileSync(join(LOCK, 'pid'), 'utf8'));
    } catch {
      return age > 10_000;
    }
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/**
 * Runs `work` while holding the project's set-up lock, so that `npm start` and `npm test` begun together on a fresh
 * clone install and build once. A lock left by a killed process is taken over.
 */
export async function withLock(work) {
  let told = false;
  for (;;) {
    try {
      mkdirSync(LOCK);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (holderIsGone()) {
      const grave = `${LOCK}.${process.pid}`;
      try {
        renameSync(LOCK, grave);
        rmSync(grave, { recursive: true, force: true });
      } catch {
        // another waiting process was quicker
      }
      continue;
    }
    if (!told) console.log('Waiting for another set-up or build of this folder …');
    told = true;
    await sleep(200);
  }
  const release = () => rmSync(LOCK, { recursive: true, force: true });
  process.once('exit', release);
  try {
    writeFileSync(join(LOCK, 'pid'), String(process.pid));
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
