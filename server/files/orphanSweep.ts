import { HOUR_MS } from '../../src/domain/calendar/jst';
import { deleteWhere, only, toTimestamp, type Db, type Queries } from '../db/db';
import type { FileStore } from './fileStore';

/** A crash leaves few orphans. With a wrong or older database many files seem to be orphans. */
const MOST_ORPHANS = 1 / 10;

/** The number of orphans in the database and of all files in the bucket, and the keys of the bucket's orphans. */
export interface Orphans {
  inDatabase: number;
  bucketFiles: number;
  bucketOrphans: string[];
}

const ORPHANED = `not exists (select 1 from medical_files where file_key = key and removed_at is null)
  and not exists (select 1 from answer_images where file_key = key)`;

export const keysWithoutRow = async (db: Queries, keys: readonly string[]): Promise<string[]> =>
  (await db.query<{ key: string }>(`select key from unnest($1::text[]) as key where ${ORPHANED}`, [keys])).map(
    ({ key }) => key,
  );

/** Files of the last hour are not orphans, because their rows may not be committed yet. */
const DELETABLE = `created_at < $1 and ${ORPHANED}`;
const anHourAgo = () => Date.now() - HOUR_MS;

interface Stores {
  db: Db;
  files: FileStore;
}

export async function findOrphans({ db, files }: Stores): Promise<Orphans> {
  const bucketOrphans: string[] = [];
  let bucketFiles = 0;
  // A page is listed before its rows are read, so that new rows are seen.
  for await (const page of files.list?.() ?? []) {
    bucketFiles += page.length;
    const old = page.filter(({ storedAt }) => storedAt < anHourAgo()).map(({ key }) => key);
    bucketOrphans.push(...(await keysWithoutRow(db, old)));
  }
  const counted = await db.query<{ inDatabase: number }>(
    `select count(distinct key)::int as "inDatabase" from files where ${DELETABLE}`,
    [toTimestamp(anHourAgo())],
  );
  return { ...only(counted), bucketFiles, bucketOrphans };
}

/** Unless `forced`, returns false and deletes nothing in the bucket when more than a tenth of its files are orphans. */
export async function sweepOrphans(
  { db, files }: Stores,
  { bucketFiles, bucketOrphans }: Orphans,
  forced = false,
): Promise<boolean> {
  await deleteWhere(db, 'files', DELETABLE, toTimestamp(anHourAgo()));
  if (!forced && bucketOrphans.length > bucketFiles * MOST_ORPHANS) return false;
  for (const key of bucketOrphans) await files.remove(key);
  return true;
}
