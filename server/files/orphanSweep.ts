import { HOUR_MS } from '../../src/domain/calendar/jst';
import { deleteWhere, only, toTimestamp, type Db, type Queries } from '../db/db';
import type { FileStore } from './fileStore';

/** A crash leaves a few orphans; a wrong or older database knows few of the files. */
const MOST_ORPHANS = 1 / 10;

export interface Orphans {
  inside: number;
  stored: number;
  unknown: string[];
}

const ORPHANED = `not exists (select 1 from medical_files where file_key = key and removed_at is null)
  and not exists (select 1 from answer_images where file_key = key)`;

export const keysWithoutRow = async (db: Queries, keys: readonly string[]): Promise<string[]> =>
  (await db.query<{ key: string }>(`select key from unnest($1::text[]) as key where ${ORPHANED}`, [keys])).map(
    ({ key }) => key,
  );

/** The row of a younger file may not be committed yet. */
const INSIDE = `created_at < $1 and ${ORPHANED}`;
const anHourAgo = () => Date.now() - HOUR_MS;

interface Stores {
  db: Db;
  files: FileStore;
}

export async function findOrphans({ db, files }: Stores): Promise<Orphans> {
  const unknown: string[] = [];
  let stored = 0;
  // A page is listed before its rows are read, so that new rows are seen.
  for await (const page of files.list?.() ?? []) {
    stored += page.length;
    const old = page.filter(({ since }) => since < anHourAgo()).map(({ key }) => key);
    unknown.push(...(await keysWithoutRow(db, old)));
  }
  const counted = await db.query<{ inside: number }>(
    `select count(distinct key)::int as inside from files where ${INSIDE}`,
    [toTimestamp(anHourAgo())],
  );
  return { ...only(counted), stored, unknown };
}

/** Returns false, with nothing deleted outside, when more than a tenth of the files there are orphans, unless `forced`. */
export async function sweepOrphans(
  { db, files }: Stores,
  { stored, unknown }: Orphans,
  forced = false,
): Promise<boolean> {
  await deleteWhere(db, 'files', INSIDE, toTimestamp(anHourAgo()));
  if (!forced && unknown.length > stored * MOST_ORPHANS) return false;
  for (const key of unknown) await files.remove(key);
  return true;
}
