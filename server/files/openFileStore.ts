import { firstRow, type Db } from '../db/db';
import { databaseFiles } from './databaseFiles';
import type { FileStore, S3Options } from './fileStore';

/** Files from before the setup of `store` are in the database. */
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
  // Imported only if needed, because the S3 client is large.
  const { s3Files } = await import('./s3Files');
  // A restored backup keeps the database's id, so the clinic still finds its files in S3.
  const rows = await db.query<{ value: string }>(`select value from clinic_state where name = 'database_id'`);
  return withDatabaseFallback(s3Files({ ...files, prefix: firstRow(rows).value }), db);
}
