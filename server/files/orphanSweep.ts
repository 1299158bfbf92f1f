import { HOUR_MS } from '../../src/domain/calendar/jst';
import type { Db, Queries } from '../db/db';
import type { FileStore } from './fileStore';

/** A crash leaves a few orphans; a wrong or older database knows few of the files. */
const MOST_ORPHANS = 1 / 10;

/** Files without a row. */
export interface Orphans {
  inside: number;
  stored: number;
  /** Keys of files outside the database. */
  unknown: string[];
}

const KNOWN = 'select file_key from medical_files where removed_at is null union select file_key from answer_images';

/** A younger file's row may still come. */
const INSIDE = `from files where created_at < now() - interval '1 hour' and key not in (${KNOWN})`;

/** Keys of all files that the clinic still needs. */
export async function allFileKeys(db: Queries): Promise<string[]> {
  return (await db.query<{ file_key: string }>(KNOWN)).map((row) => row.file_key);
}

interface Stores {
  db: Db;
  files: FileStore;
}

export async function findOrphans({ db, files }: Stores): Promise<Orphans> {
  // Listed before the rows are read, so that new rows are seen.
  const stored = (await files.list?.()) ?? [];
  const known = new Set(await allFileKeys(db));
  const old = stored.filter(({ since }) => since < Date.now() - HOUR_MS);
  return {
    inside: (await db.query(`select distinct key ${INSIDE}`)).length,
    stored: stored.length,
    unknown: old.map(({ key }) => key).filter((key) => !known.has(key)),
  };
}

/**
 * Returns false, with nothing deleted outside, when more than a tenth of the files there are orphans, unless `forced`.
 */
export async function sweepOrphans(
  { db, files }: Stores,
  { stored, unknown }: Orphans,
  forced = false,
): Promise<boolean> {
  await db.query(`delete ${INSIDE}`);
  if (!forced && unknown.length > stored * MOST_ORPHANS) return false;
  for (const key of unknown) await files.remove(key);
  return true;
}
