import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../db/db';
import type { FileStore } from '../files/fileStore';

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

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
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
      return key;
    },
    async get(key) {
      if (!KEY.test(key)) return null;
      try {
        return new Uint8Array(await readFile(join(folder, key)));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(key) {
      if (KEY.test(key)) await rm(join(folder, key), { force: true });
    },
  };
}
