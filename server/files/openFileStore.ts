import { onlyRow, type Db } from '../db/db';
import { databaseFiles } from './databaseFiles';
import type { FileStore, S3Options } from './fileStore';

/** Reads a file from `store`, or from the database if it was stored before `store` was set up. Removes from both. */
export const withDatabaseFallback = (store: FileStore, db: Db): FileStore => {
  const database = databaseFiles(db);
  return {
    ...store,
    get: async (key) => (await store.get(key)) ?? database.get(key),
    async remove(key) {
      await store.remove(key);
      await database.remove(key);
    },
  };
};

export async function openFileStore(db: Db, { files }: { files: S3Options | null }): Promise<FileStore> {
  if (!files) return databaseFiles(db);
  // The S3 client is large, so it is imported only if it is used.
  const { s3Files } = await import('./s3Files');
  // The prefix is the database's id. A restored backup has the same id, so the clinic finds the files again.
  const rows = await db.query<{ value: string }>(`select value from clinic_state where name = 'database_id'`);
  return withDatabaseFallback(s3Files({ ...files, prefix: onlyRow(rows).value }), db);
}
