import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../db/db';
import { migrate } from '../db/migrate';
import type { Settings } from './settings';
import { lockFolder } from './folderLock';
import { StartError } from './startError';

export async function openDatabase({ databaseUrl, folder }: Settings): Promise<Db> {
  const db = databaseUrl === null ? await openFolderDatabase(folder) : await openServerDatabase(databaseUrl);
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

async function openServerDatabase(url: string): Promise<Db> {
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

/** If a folder has this file but no database, the clinic does not start. */
const MARKER = 'clinic';
/** If one of these files is missing, PGlite would create a new, empty database in the folder. */
const REQUIRED_FILES = ['PG_VERSION', 'global/pg_control'];

const damagedFolder = (folder: string, problem: string) =>
  new StartError(
    `The database in the folder ${folder} ${problem}. Restore a backup of the folder. If the clinic was never used, remove the folder instead.`,
  );

function checkComplete(folder: string): void {
  const isMissing = (file: string) => !existsSync(join(folder, 'database', file));
  const wasClinic = ['database', MARKER].some((part) => existsSync(join(folder, part)));
  if (wasClinic && REQUIRED_FILES.some(isMissing)) throw damagedFolder(folder, 'is damaged or missing');
}

async function migrateFolder(db: Db, folder: string): Promise<void> {
  const [{ name } = {}] = await db.query<{ name: string | null }>(`select to_regclass('migrations')::text as name`);
  if (existsSync(join(folder, MARKER)) && !name) throw damagedFolder(folder, 'has lost its data');
  await migrate(db);
  writeFileSync(join(folder, MARKER), 'A clinic keeps its data here.\n', { flush: true });
}

// Imported on demand, because a clinic on PostgreSQL does not need PGlite.
const openPglite = async (folder: string) => (await import('../db/pglite')).openPglite(folder);

/**
 * Creates the database in `temporaryFolder`, then renames that folder to `database`.
 * An interrupted start therefore leaves no incomplete folder `database`.
 */
async function createDatabase(folder: string, temporaryFolder: string): Promise<void> {
  const db = await openPglite(temporaryFolder);
  try {
    await migrate(db);
  } finally {
    await db.close();
  }
  renameSync(temporaryFolder, join(folder, 'database'));
}

async function openFolderDatabase(folder: string): Promise<Db> {
  const unlock = await lockFolder(folder);
  try {
    checkComplete(folder);
    const temporaryFolder = join(folder, 'making');
    // An interrupted first start may have left this folder.
    rmSync(temporaryFolder, { recursive: true, force: true });
    if (!existsSync(join(folder, 'database'))) await createDatabase(folder, temporaryFolder);
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
    throw damagedFolder(folder, `can't be opened (${error instanceof Error ? error.message : String(error)})`);
  }
}
