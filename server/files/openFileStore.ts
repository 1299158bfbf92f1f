import { firstRow, type Db } from '../db/db';
import { databaseFiles } from './databaseFiles';
import type { FileStore, S3Options } from './fileStore';

/** `get` and `remove` also use the database, because files stored before the setup of S3 stay in the database. */
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
  const { s3Files } = await import('./s3Files');
  // The prefix in S3 is the database's id, because the id stays the same when a backup is restored.
  const rows = await db.query<{ value: string }>(`select value from clinic_state where name = 'database_id'`);
  return withDatabaseFallback(s3Files({ ...files, prefix: firstRow(rows).value }), db);
}
