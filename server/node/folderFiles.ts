import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../db/db';
import { steppedStream } from '../files/byteStream';
import type { FileStore, ListedFile } from '../files/fileStore';

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A key, or the unfinished file of a process that was killed. */
export const FILE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.part)?$/;

/** Null if a file or folder doesn't exist. */
export const unlessGone = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });

async function listed(folder: string): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  for (const name of (await unlessGone(readdir(folder))) ?? []) {
    const found = FILE.test(name) ? await unlessGone(stat(join(folder, name))) : null;
    if (found) files.push({ key: name, since: found.mtimeMs });
  }
  return files;
}

/** Stores files in a local folder, readable only by the clinic's own user. */
export function folderFiles(folder: string): FileStore {
  const aside = join(folder, 'removed');
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
      const file = await unlessGone(open(join(folder, key)));
      if (!file) return null;
      const close = () => file.close();
      try {
        const { size } = await file.stat();
        const read = async (at: number, length: number) => {
          const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, at);
          return buffer.subarray(0, bytesRead);
        };
        return { size, stream: steppedStream(size, read, close) };
      } catch (error) {
        await close();
        throw error;
      }
    },
    async remove(key) {
      if (FILE.test(key)) await rm(join(folder, key), { force: true });
    },
    list: async () => ({ stored: await listed(folder), removed: await listed(aside) }),
    async setAside(key) {
      if (!FILE.test(key)) return;
      await mkdir(aside, { recursive: true, mode: 0o700 });
      // Its days begin now, and before the move: a process that is killed between must not end them.
      const now = new Date();
      await unlessGone(utimes(join(folder, key), now, now));
      await unlessGone(rename(join(folder, key), join(aside, key)));
    },
    async bringBack(key) {
      if (FILE.test(key)) await unlessGone(rename(join(aside, key), join(folder, key)));
    },
    async discard(key) {
      if (FILE.test(key)) await rm(join(aside, key), { force: true });
    },
  };
}
