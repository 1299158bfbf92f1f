import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../db/db';
import { makePrivate } from './privateFolder';
import { StartError } from './startError';

/**
 * A process's start time on Linux, to tell the holder from a later process with the same id. Null for a zombie (ended
 * but not reaped by its parent); empty where /proc has no record.
 */
function startOf(pid: number): string | null {
  try {
    // After the name, which is in parentheses and may contain anything, come the state, 18 fields and the start time.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields[0] === 'Z' ? null : (fields[19] ?? '');
  } catch {
    return '';
  }
}

function isAlive(holder: string): boolean {
  const [id, start = ''] = holder.split(' ');
  const pid = Number(id);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  return startOf(pid) === start;
}

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
};

/**
 * Locks a folder for this process, closes it to other users and returns the function that unlocks it. A killed holder leaves its lock behind; it
 * is ignored once that process is gone. Throws a `StartError` when the folder is in use or can't be written.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = join(folder, 'lock');
  const own = `${process.pid} ${startOf(process.pid)}`.trim();
  const unwritable = (code: string) =>
    new StartError(`The folder ${folder} can't be written (${code}); set CLINIC_DATA to another one.`);
  try {
    makePrivate(folder);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw unwritable(codeOf(error));
  }
  try {
    for (let tried = 0; tried < 6; tried += 1) {
      try {
        writeFileSync(file, own, { flag: 'wx' });
        return () => rmSync(file, { force: true });
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
      const holder = read(file);
      if (holder !== null && isAlive(holder)) {
        // The holder may be shutting down.
        await new Promise((resolve) => setTimeout(resolve, 200));
        continue;
      }
      // Renamed before it is removed, so that of two processes that see a stale lock only one removes it.
      const aside = `${file}.${process.pid}`;
      renameSync(file, aside);
      if (read(aside) !== holder) writeFileSync(file, read(aside) ?? '', { flag: 'wx' });
      rmSync(aside, { force: true });
    }
  } catch (error) {
    // Another process replaced the stale lock first and now holds the folder.
    if (!['ENOENT', 'EEXIST'].includes(codeOf(error))) throw unwritable(codeOf(error));
  }
  throw new StartError(
    `The folder ${folder} is in use by another clinic; stop that one, or set CLINIC_DATA to another folder.`,
  );
}
