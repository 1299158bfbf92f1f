import { closeSync, openSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../db/db';
import { StartError } from './startError';

/** `lockFolder` tries to lock several times, because the clinic's previous process may still be shutting down. */
const RETRY = { attempts: 6, pauseMs: 200 };

/** Keeps other processes and containers out of `folder` until the returned function is called or the process ends. */
export async function lockFolder(folder: string): Promise<() => void> {
  const unusableFolder = (action: string, error: unknown) =>
    new StartError(
      `The folder ${folder} can't be ${action} (${codeOf(error) || String(error)}); set CLINIC_DATA to another folder.`,
    );
  let file: number;
  try {
    createPrivateFolder(folder);
    file = openSync(join(folder, 'lock'), 'a', 0o600);
  } catch (error) {
    throw unusableFolder('written', error);
  }
  try {
    // Imported on demand, because a clinic on PostgreSQL needs no folder lock.
    const { tryLock } = await import('fs-native-extensions');
    for (let attempt = 0; attempt < RETRY.attempts; attempt += 1) {
      // The file is never deleted, because a lock on a deleted file has no effect.
      if (tryLock(file)) return () => closeSync(file);
      await sleep(RETRY.pauseMs);
    }
  } catch (error) {
    closeSync(file);
    throw unusableFolder('locked', error);
  }
  closeSync(file);
  throw new StartError(
    `The folder ${folder} is in use by another clinic; stop that clinic, or set CLINIC_DATA to another folder.`,
  );
}

/** Hides new files from the computer's other users (ASVS 14.2.4). */
export const restrictNewFiles = (): void => void process.umask(0o077);

export function createPrivateFolder(folder: string): void {
  // Not `recursive`, because that option makes `mkdirSync` hang for a folder under /proc.
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
}
