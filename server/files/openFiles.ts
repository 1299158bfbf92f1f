import { only, type Db } from '../db/db';
import { databaseFiles } from './databaseFiles';
import type { FileStore, StoreSettings } from './fileStore';

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

/** A UUID that a database keeps through backups; its files lie below it in a bucket. */
export async function databaseId(db: Db): Promise<string> {
  return only(await db.query<{ value: string }>(`select value from clinic_state where name = 'database_id'`)).value;
}

export async function openFiles(db: Db, { files }: { files: StoreSettings }): Promise<FileStore> {
  if (files.kind === 'database') return databaseFiles(db);
  // Imported on demand: the client is large.
  const { s3Files } = await import('./s3Files');
  return withEarlier(s3Files({ ...files, prefix: await databaseId(db) }), db);
}
