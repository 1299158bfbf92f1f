import { onlyRow, type Db } from '../db/db';
import { databaseFiles } from './databaseFiles';
import type { FileStore, S3Options } from './fileStore';

/** Returns `store` with the database as a fallback. Files from before the setup of `store` are in the database. */
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
  // The keys in S3 begin with the database's id. A restored backup keeps this id, so the clinic still finds its files.
  const rows = await db.query<{ value: string }>(`select value from clinic_state where name = 'database_id'`);
  return withDatabaseFallback(s3Files({ ...files, prefix: onlyRow(rows).value }), db);
}
