import { statfs } from 'node:fs/promises';
import type { Db } from '../db/db';

/** Kept free for what is under way: a segment of the write-ahead log (16 MB), twice. A full disk can end PGlite. */
const RESERVE_BYTES = 32 * 2 ** 20;
/** PostgreSQL's `disk_full`. */
const DISK_FULL = '53100';
const READS = /^\s*select\b/i;

const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Throws with the code of `disk_full` when a folder's disk has no room for a booking. */
export async function checkRoom(folder: string, free = freeBytes): Promise<void> {
  if ((await free(folder)) >= RESERVE_BYTES) return;
  throw Object.assign(new Error(`the disk of the folder ${folder} is full; free at least 32 MB and start again`), {
    code: DISK_FULL,
  });
}

/** A database in a folder that writes only while its disk has room; reads go on. */
export function withRoom(db: Db, folder: string, free = freeBytes): Db {
  return {
    ...db,
    async query(sql, params) {
      if (!READS.test(sql)) await checkRoom(folder, free);
      return db.query(sql, params);
    },
    async transaction(work, limits) {
      await checkRoom(folder, free);
      return db.transaction(work, limits);
    },
  };
}
