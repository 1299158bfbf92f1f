import { only, type Db } from '../db/db';
import { databaseFiles } from './databaseFiles';
import type { FileStore, S3Options } from './fileStore';

/** Reads from `store` first and then from the database, which holds older files. Removing removes from both. */
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
  // Imported on demand, because the client is large.
  const { s3Files } = await import('./s3Files');
  // The prefix is the database's id. A restored backup has the same id, so the clinic finds the files again.
  const rows = await db.query<{ value: string }>(`select value from clinic_state where name = 'database_id'`);
  return withDatabaseFallback(s3Files({ ...files, prefix: only(rows).value }), db);
}
