import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf } from '../db/db';
import { StartError } from '../startError';

/** Hides all that this process and its children write from the other users of the computer (ASVS 14.2.4). */
export const writePrivately = (): void => void process.umask(0o077);

const STICKY = 0o1000;

/** What a clinic puts into its folder, and what a new volume has. */
const OWN = ['clinic', 'commands', 'database', 'lock', 'making', 'lost+found'];

/** Step by step, because Node's own `recursive` never ends under /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/**
 * Makes a folder of medical data that only its owner enters. One that others could enter is closed and named in the
 * log. Throws a `StartError` where that can't be: /tmp, a folder of another user, or one of other things, which others
 * may need (/, /home).
 */
export function makePrivate(folder: string): void {
  makeFolder(folder);
  const isOther = readdirSync(folder).some((name) => !OWN.includes(name));
  const { mode } = statSync(folder);
  // Windows has rights of another kind, which a user's folders hand down.
  if (process.platform === 'win32' || (mode & 0o077) === 0) return;
  const shared = (reason: string) =>
    new StartError(
      `Other users can enter the folder ${folder} (${reason}); name a folder that only the clinic can enter.`,
    );
  if (mode & STICKY) throw shared('it is shared');
  if (isOther && !existsSync(join(folder, 'database'))) throw shared('it holds other things');
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
