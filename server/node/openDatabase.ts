import { join } from 'node:path';
import type { Db } from '../db/db';
import { migrate } from '../db/migrate';
import type { Settings } from '../settings';
import { lockFolder } from './folderLock';
import { closeFiles } from './privateFolder';
import { sentenceFor, StartError } from './startError';

/** Opens the configured database and migrates it. Throws a `StartError` when it is in use or unreachable. */
export async function openDatabase({ databaseUrl, folder }: Settings): Promise<Db> {
  const db = databaseUrl === null ? await openFolder(folder) : await openServer(databaseUrl);
  try {
    await migrate(db);
  } catch (error) {
    await db.close();
    throw new StartError(`The database could not be brought up to date: ${sentenceFor(error)}`);
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

async function openFolder(folder: string): Promise<Db> {
  const unlock = await lockFolder(folder);
  const { openPglite } = await import('../db/pglite');
  try {
    const db = await openPglite(join(folder, 'database'));
    closeFiles(join(folder, 'database'));
    return {
      ...db,
      async close() {
        await db.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw new StartError(
      `The database in the folder ${folder} can't be opened (${error instanceof Error ? error.message : String(error)}).`,
    );
  }
}
