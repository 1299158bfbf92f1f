import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../db/db';
import type { FileStore } from '../files/fileStore';

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Also the unfinished file of a process that was killed. */
const FILE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.part)?$/;

const unlessGone = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });

/** Stores files in a local folder, readable only by the clinic's own user. */
export function folderFiles(folder: string): FileStore {
  return {
    async put({ bytes }) {
      const key = crypto.randomUUID();
      const path = join(folder, key);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Renamed only once it is complete and on disk, so that a killed process leaves no partial file under a key.
      const file = await open(`${path}.part`, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } catch (error) {
        await rm(`${path}.part`, { force: true });
        throw error;
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
      return key;
    },
    async get(key) {
      if (!KEY.test(key)) return null;
      const bytes = await unlessGone(readFile(join(folder, key)));
      return bytes && new Uint8Array(bytes);
    },
    async remove(key) {
      if (FILE.test(key)) await rm(join(folder, key), { force: true });
    },
    async keysBefore(instant) {
      const old: string[] = [];
      for (const name of (await unlessGone(readdir(folder))) ?? []) {
        const found = FILE.test(name) ? await unlessGone(stat(join(folder, name))) : null;
        if (found && found.mtimeMs < instant) old.push(name);
      }
      return old;
    },
  };
}
