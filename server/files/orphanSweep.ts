import { HOUR_MS } from '../../src/domain/calendar/jst';
import { deleteWhere, firstRow, toTimestamp, type Db, type Queries } from '../db/db';
import type { FileStore } from './fileStore';

/** Above this share, the sweep keeps the bucket's files, because the clinic may be using the wrong database. */
const MAX_ORPHAN_SHARE = 1 / 10;

/** The stored files to which no medical file and no questionnaire answer refers. */
export interface Orphans {
  inDatabase: number;
  /** The number of all files, not only of the orphans. */
  bucketFileCount: number;
  bucketOrphans: string[];
}

const ORPHANED = `not exists (select 1 from medical_files where file_key = key and removed_at is null)
  and not exists (select 1 from answer_images where file_key = key)`;

export const orphanKeys = async (db: Queries, keys: readonly string[]): Promise<string[]> =>
  (await db.query<{ key: string }>(`select key from unnest($1::text[]) as key where ${ORPHANED}`, [keys])).map(
    ({ key }) => key,
  );

/** Spares the files of the last hour, because the rows that refer to these files may not be committed yet. */
const OLD_ORPHAN = `created_at < $1 and ${ORPHANED}`;
const anHourAgo = () => Date.now() - HOUR_MS;

export interface Stores {
  db: Db;
  files: FileStore;
}

export async function findOrphans({ db, files }: Stores): Promise<Orphans> {
  const bucketOrphans: string[] = [];
  let bucketFileCount = 0;
  for await (const page of files.list?.() ?? []) {
    bucketFileCount += page.length;
    const oldKeys = page.filter(({ storedAt }) => storedAt < anHourAgo()).map(({ key }) => key);
    bucketOrphans.push(...(await orphanKeys(db, oldKeys)));
  }
  const rows = await db.query<{ inDatabase: number }>(
    `select count(distinct key)::int as "inDatabase" from files where ${OLD_ORPHAN}`,
    [toTimestamp(anHourAgo())],
  );
  return { ...firstRow(rows), bucketFileCount, bucketOrphans };
}

/** If the bucket has too many orphans and `isForced` is false, deletes nothing from the bucket and returns false. */
export async function sweepOrphans(
  { db, files }: Stores,
  { bucketFileCount, bucketOrphans }: Orphans,
  isForced = false,
): Promise<boolean> {
  await deleteWhere(db, 'files', OLD_ORPHAN, toTimestamp(anHourAgo()));
  if (!isForced && bucketOrphans.length > bucketFileCount * MAX_ORPHAN_SHARE) return false;
  for (const key of bucketOrphans) await files.remove(key);
  return true;
}
