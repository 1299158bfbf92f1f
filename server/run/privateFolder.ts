import { existsSync, mkdirSync } from 'node:fs';

/** Hides all that this process and its children write from the other users of the computer (ASVS 14.2.4). */
export const writePrivately = (): void => void process.umask(0o077);

/** Makes the folder of a clinic for its owner alone, if there is none. */
export function makePrivate(folder: string): void {
  // Not `recursive`, which never ends under /proc.
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
}
