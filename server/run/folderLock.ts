import { closeSync, openSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../db/db';
import { StartError } from './startError';

/** The clinic tries several times to get the lock, because its previous process may still be shutting down. */
const RETRY = { attempts: 6, pauseMs: 200 };

/** Locks the folder until the returned function runs or the process ends. The lock also works between containers. */
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
    // This native code is imported only here, because a clinic on PostgreSQL needs no folder lock.
    const { tryLock } = await import('fs-native-extensions');
    for (let attempt = 0; attempt < RETRY.attempts; attempt += 1) {
      // Closing the file releases the lock. The file is never deleted, because a lock on a deleted file has no effect.
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

/** Makes new files unreadable for the computer's other users (ASVS 14.2.4). */
export const restrictNewFiles = (): void => void process.umask(0o077);

export function createPrivateFolder(folder: string): void {
  // With the option `recursive`, `mkdirSync` would never return for a folder under /proc.
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
}
