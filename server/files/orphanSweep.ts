import { DAY_MS, HOUR_MS } from '../../src/domain/calendar/jst';
import type { Db, Queries } from '../db/db';
import type { FileStore } from './fileStore';

/** A file that is set aside can be brought back for this long. */
export const KEPT_DAYS = 30;
/** Of the stored files. A crash leaves a few orphans; a wrong or older database knows few of the files. */
const MOST_ORPHANS = 1 / 10;

/** What a sweep would do, by keys. */
export interface Orphans {
  /** Number of files in use. */
  stored: number;
  /** In use, though no row knows them: a process was killed between a file and its row, or after the row's end. */
  unknown: string[];
  /** Set aside more than 30 days ago. */
  expired: string[];
  /** Set aside, and known to a row again: an older backup was in use meanwhile. */
  missed: string[];
}

/** Keys of all files that the clinic still needs. */
export async function allFileKeys(db: Queries): Promise<string[]> {
  const rows = await db.query<{ file_key: string }>(
    'select file_key from medical_files where removed_at is null union select file_key from answer_images',
  );
  return rows.map((row) => row.file_key);
}

/** Finds what a sweep would do and changes nothing. A file younger than an hour is no orphan: its row may still come. */
export async function findOrphans({ db, files }: { db: Db; files: FileStore }): Promise<Orphans> {
  const now = Date.now();
  // Listed before the rows are read, so that a row which comes meanwhile is seen.
  const { stored, removed } = await files.list();
  const known = new Set(await allFileKeys(db));
  const old = stored.filter(({ since }) => since < now - HOUR_MS);
  const expired = removed.filter(({ key, since }) => since < now - KEPT_DAYS * DAY_MS && !known.has(key));
  return {
    stored: stored.length,
    unknown: old.map(({ key }) => key).filter((key) => !known.has(key)),
    expired: expired.map(({ key }) => key),
    missed: removed.map(({ key }) => key).filter((key) => known.has(key)),
  };
}

/**
 * Sets the orphans aside for 30 days, deletes those whose days are over, and brings back what is missed. Does nothing
 * and returns false when more than a tenth of the files are orphans, unless it is `forced`.
 */
export async function sweepOrphans(
  { files }: { files: FileStore },
  { stored, unknown, expired, missed }: Orphans,
  forced = false,
): Promise<boolean> {
  if (!forced && unknown.length > stored * MOST_ORPHANS) return false;
  for (const key of missed) await files.bringBack(key);
  for (const key of unknown) await files.setAside(key);
  for (const key of expired) await files.discard(key);
  return true;
}
