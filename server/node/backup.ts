import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../db/db';
import type { Settings } from '../settings';
import { lockFolder } from './folderLock';
import { makePrivate } from './privateFolder';
import { StartError } from './startError';

const DUMP = 'clinic.dump';
const PARTS = ['database', 'files'];

/** Runs a PostgreSQL client program. The password goes in the environment, where process lists don't show it. */
async function postgres(program: string, url: string, args: readonly string[]): Promise<void> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const env = {
    ...process.env,
    // For a Unix socket, the query holds its folder.
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port || (searchParams.get('port') ?? '5432'),
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(searchParams.has('sslmode') && { PGSSLMODE: searchParams.get('sslmode') ?? '' }),
  };
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let words = '';
  child.stderr.on('data', (text: Buffer) => (words += text.toString()));
  const code = await new Promise<number | string>((resolve) => {
    child.on('error', (error) => resolve(codeOf(error)));
    child.on('close', (ended) => resolve(ended ?? 'killed'));
  });
  if (code === 'ENOENT')
    throw new StartError(`${program} is not installed here; install the client programs of PostgreSQL.`);
  if (code !== 0) throw new StartError(`${program} failed (${code}): ${words.trim().split('\n')[0] ?? ''}`);
}

function makeEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new StartError(`The folder ${folder} is not empty; name a new one.`);
  makePrivate(folder);
}

/**
 * Backs up the database, with the files stored in it or beside it, to an empty folder. With PostgreSQL the clinic keeps
 * running and the backup is a consistent snapshot; a clinic in a folder must be stopped. Files in an S3 store are not
 * included. Throws a `StartError`.
 */
export async function backup({ databaseUrl, folder }: Settings, target: string): Promise<void> {
  makeEmpty(target);
  if (databaseUrl !== null)
    return postgres('pg_dump', databaseUrl, [
      '--format=custom',
      '--no-owner',
      '--no-acl',
      `--file=${join(target, DUMP)}`,
    ]);
  if (!existsSync(join(folder, 'database'))) throw new StartError(`There is no clinic in the folder ${folder}.`);
  const unlock = await lockFolder(folder);
  try {
    for (const part of PARTS)
      if (existsSync(join(folder, part))) cpSync(join(folder, part), join(target, part), { recursive: true });
  } finally {
    unlock();
  }
}

/** Restores a backup into an empty database or data folder. Throws a `StartError`; nothing is overwritten. */
export async function restore({ databaseUrl, folder }: Settings, source: string): Promise<void> {
  const kept = databaseUrl === null ? 'database' : DUMP;
  if (!existsSync(join(source, kept))) throw new StartError(`The folder ${source} holds no backup of such a clinic.`);
  if (databaseUrl !== null)
    // Existing tables make it fail, and a failure rolls everything back.
    return postgres('pg_restore', databaseUrl, [
      '--exit-on-error',
      '--single-transaction',
      '--no-owner',
      '--no-acl',
      `--dbname=${decodeURIComponent(new URL(databaseUrl).pathname.slice(1))}`,
      join(source, DUMP),
    ]);
  if (existsSync(join(folder, 'database')))
    throw new StartError(`There is a clinic in the folder ${folder} already; set CLINIC_DATA to a new one.`);
  const unlock = await lockFolder(folder);
  try {
    for (const part of PARTS)
      if (existsSync(join(source, part))) cpSync(join(source, part), join(folder, part), { recursive: true });
  } catch (error) {
    for (const part of PARTS) rmSync(join(folder, part), { recursive: true, force: true });
    throw error;
  } finally {
    unlock();
  }
}
