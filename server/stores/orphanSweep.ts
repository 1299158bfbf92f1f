import { DAY_MS, HOUR_MS } from '../../src/domain/calendar/jst';
import type { Db, Queries } from '../db/db';
import type { FileStore } from './fileStore';

/** A file that is set aside can be brought back for this long. */
export const KEPT_DAYS = 30;
/** Of the stored files. A crash leaves a few orphans; a wrong or older database knows few of the files. */
const MOST_ORPHANS = 1 / 10;

/** What a sweep would do: a number of the database's files, keys of those outside. */
export interface Orphans {
  /** In the database, to be deleted at once: what knows them is in the same database. */
  inside: number;
  /** Number of files in use outside. */
  stored: number;
  /** In use, though no row knows them: a process was killed between a file and its row, or after the row's end. */
  unknown: string[];
  /** Set aside more than 30 days ago. */
  expired: string[];
  /** Set aside, and known to a row again: an older backup was in use meanwhile. */
  missed: string[];
}

const KNOWN = 'select file_key from medical_files where removed_at is null union select file_key from answer_images';

/** A file younger than an hour is no orphan: its row may still come. */
const INSIDE = `from files where created_at < now() - interval '1 hour' and key not in (${KNOWN})`;

/** Keys of all files that the clinic still needs. */
export async function allFileKeys(db: Queries): Promise<string[]> {
  return (await db.query<{ file_key: string }>(KNOWN)).map((row) => row.file_key);
}

interface Stores {
  db: Db;
  files: FileStore;
}

/** Finds what a sweep would do and changes nothing. */
export async function findOrphans({ db, files }: Stores): Promise<Orphans> {
  const now = Date.now();
  // Listed before the rows are read, so that a row which comes meanwhile is seen.
  const { stored, removed } = (await files.outside?.list()) ?? { stored: [], removed: [] };
  const known = new Set(await allFileKeys(db));
  const old = stored.filter(({ since }) => since < now - HOUR_MS);
  const expired = removed.filter(({ key, since }) => since < now - KEPT_DAYS * DAY_MS && !known.has(key));
  return {
    inside: (await db.query(`select key ${INSIDE}`)).length,
    stored: stored.length,
    unknown: old.map(({ key }) => key).filter((key) => !known.has(key)),
    expired: expired.map(({ key }) => key),
    missed: removed.map(({ key }) => key).filter((key) => known.has(key)),
  };
}

/**
 * Deletes the database's orphans. Sets those outside aside for 30 days, deletes those whose days are over, and brings
 * back what is missed; does nothing of that and returns false when more than a tenth of the files outside are orphans,
 * unless it is `forced`.
 */
export async function sweepOrphans(
  { db, files: { outside } }: Stores,
  { stored, unknown, expired, missed }: Orphans,
  forced = false,
): Promise<boolean> {
  await db.query(`delete ${INSIDE}`);
  if (!forced && unknown.length > stored * MOST_ORPHANS) return false;
  for (const key of missed) await outside?.bringBack(key);
  for (const key of unknown) await outside?.setAside(key);
  for (const key of expired) await outside?.discard(key);
  return true;
}
