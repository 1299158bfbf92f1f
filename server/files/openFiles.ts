import { only, type Db } from '../db/db';
import { databaseFiles } from './databaseFiles';
import type { FileStore, S3Options } from './fileStore';

/** Files stored in the database before `store` was chosen are still found. */
export const withEarlier = (store: FileStore, db: Db): FileStore => {
  const earlier = databaseFiles(db);
  return {
    ...store,
    get: async (key) => (await store.get(key)) ?? earlier.get(key),
    async remove(key) {
      await store.remove(key);
      await earlier.remove(key);
    },
  };
};

export async function openFiles(db: Db, { files }: { files: S3Options | null }): Promise<FileStore> {
  if (!files) return databaseFiles(db);
  // Imported on demand: the client is large.
  const { s3Files } = await import('./s3Files');
  // A database keeps its UUID through backups.
  const rows = await db.query<{ value: string }>(`select value from clinic_state where name = 'database_id'`);
  return withEarlier(s3Files({ ...files, prefix: only(rows).value }), db);
}
