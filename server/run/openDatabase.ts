import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../db/db';
import { migrate } from '../db/migrate';
import type { Settings } from './settings';
import { lockFolder } from './folderLock';
import { StartError } from './startError';

export async function openDatabase({ databaseUrl, folder }: Settings): Promise<Db> {
  const db = databaseUrl === null ? await openFolder(folder) : await openServer(databaseUrl);
  try {
    await (databaseUrl === null ? migrateFolder(db, folder) : migrate(db));
  } catch (error) {
    await db.close();
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database can't be used: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    );
  }
  return db;
}

async function openServer(url: string): Promise<Db> {
  const { openPostgres } = await import('../db/postgres');
  try {
    return await openPostgres(url);
  } catch (error) {
    const reason = error instanceof AggregateError ? error.errors[0] : error;
    throw new StartError(
      `The database of DATABASE_URL can't be used: ${reason instanceof Error ? reason.message : String(reason)}.`,
    );
  }
}

const MARK = 'clinic';
/** Without these PGlite makes a new database in the folder. */
const VITAL = ['PG_VERSION', 'global/pg_control'];

const damaged = (folder: string, problem: string) =>
  new StartError(
    `The database in the folder ${folder} ${problem}; put a copy of the folder from before in its place, or remove it if it never held a clinic.`,
  );

/** A lost database is refused, not recreated. */
function checkWhole(folder: string): void {
  const isMissing = (file: string) => !existsSync(join(folder, 'database', file));
  const wasClinic = ['database', MARK].some((part) => existsSync(join(folder, part)));
  if (wasClinic && VITAL.some(isMissing)) throw damaged(folder, 'is damaged or gone');
}

/** Marks the folder as a clinic's, so that a lost database is never replaced by an empty one. */
async function migrateFolder(db: Db, folder: string): Promise<void> {
  const [{ made } = {}] = await db.query<{ made: string | null }>(`select to_regclass('migrations')::text as made`);
  if (existsSync(join(folder, MARK)) && !made) throw damaged(folder, 'is empty, and was not');
  await migrate(db);
  writeFileSync(join(folder, MARK), 'A clinic keeps its data here.\n', { flush: true });
}

// Imported on demand: a clinic on PostgreSQL does not need PGlite.
const openPglite = async (folder: string) => (await import('../db/pglite')).openPglite(folder);

/** Created in another folder and renamed, so that it is complete. */
async function makeDatabase(folder: string, making: string): Promise<void> {
  const db = await openPglite(making);
  try {
    await migrate(db);
  } finally {
    await db.close();
  }
  renameSync(making, join(folder, 'database'));
}

async function openFolder(folder: string): Promise<Db> {
  const unlock = await lockFolder(folder);
  try {
    checkWhole(folder);
    const making = join(folder, 'making');
    // Left by an interrupted first start; safe to delete under the lock.
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(join(folder, 'database'))) await makeDatabase(folder, making);
    const db = await openPglite(join(folder, 'database'));
    return {
      ...db,
      async close() {
        await db.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    if (error instanceof StartError) throw error;
    throw damaged(folder, `can't be opened (${error instanceof Error ? error.message : String(error)})`);
  }
}
