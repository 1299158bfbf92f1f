import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../db/db';
import { StartError } from './startError';

/** Hides all that this process and its children write from the other users of the computer (ASVS 14.2.4). */
export const writePrivately = (): void => void process.umask(0o077);

const STICKY = 0o1000;

/**
 * Makes a folder of medical data that only its owner enters. One that others could enter is closed and named in the
 * log. Throws a `StartError` where that can't be: /tmp, or a folder of another user.
 */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { mode } = statSync(folder);
  // Windows has rights of another kind, which a user's folders hand down.
  if (process.platform === 'win32' || (mode & 0o077) === 0) return;
  const shared = (reason: string) =>
    new StartError(`Other users can enter the folder ${folder} (${reason}); name a folder that is the clinic's alone.`);
  if (mode & STICKY) throw shared('it is shared');
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    throw shared(codeOf(error));
  }
  console.error(`Other users could enter the folder ${folder}; it is closed to them now.`);
}

/** Takes the rights of other users from every file below a folder; PGlite writes the first ones for everybody. */
export function closeFiles(folder: string): void {
  if (process.platform === 'win32') return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), 0o600);
}
