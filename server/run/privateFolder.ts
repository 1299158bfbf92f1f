import { existsSync, mkdirSync } from 'node:fs';

/** Hides all that is written from the computer's other users (ASVS 14.2.4). */
export const writePrivately = (): void => void process.umask(0o077);

export function makePrivate(folder: string): void {
  // Not `recursive`, which never ends under /proc.
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
}
