import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../db/db';
import type { Settings } from '../settings';
import { checkComplete, markComplete } from './backupMark';
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
 * included. A mark written last says that it is complete. Throws a `StartError`.
 */
export async function backup({ databaseUrl, folder }: Settings, target: string): Promise<void> {
  makeEmpty(target);
  if (databaseUrl !== null) {
    const file = `--file=${join(target, DUMP)}`;
    await postgres('pg_dump', databaseUrl, ['--format=custom', '--no-owner', '--no-acl', file]);
    return markComplete(target, [DUMP]);
  }
  if (!existsSync(join(folder, 'database'))) throw new StartError(`There is no clinic in the folder ${folder}.`);
  const unlock = await lockFolder(folder);
  try {
    for (const part of PARTS)
      if (existsSync(join(folder, part))) cpSync(join(folder, part), join(target, part), { recursive: true });
    await markComplete(target, PARTS);
  } finally {
    unlock();
  }
}

/** Moves files one by one, because an earlier restore may have been killed in the middle. */
function merge(from: string, to: string): void {
  if (!existsSync(to)) mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) merge(source, target);
    else renameSync(source, target);
  }
}

/** Moves what was restored to its place; the database last, because with it there is a clinic. */
function moveIn(restored: string, folder: string): void {
  if (existsSync(join(restored, 'files'))) merge(join(restored, 'files'), join(folder, 'files'));
  renameSync(join(restored, 'database'), join(folder, 'database'));
}

/**
 * Restores a complete backup into an empty database or data folder. A restore that was killed leaves no clinic, and
 * another one begins anew. Throws a `StartError`; nothing is overwritten.
 */
export async function restore({ databaseUrl, folder }: Settings, source: string): Promise<void> {
  const kept = databaseUrl === null ? 'database' : DUMP;
  if (!existsSync(join(source, kept))) throw new StartError(`The folder ${source} holds no backup of such a clinic.`);
  if (databaseUrl !== null) {
    await checkComplete(source, [DUMP]);
    // Existing tables make it fail, and a failure rolls everything back.
    return postgres('pg_restore', databaseUrl, [
      '--exit-on-error',
      '--single-transaction',
      '--no-owner',
      '--no-acl',
      `--dbname=${decodeURIComponent(new URL(databaseUrl).pathname.slice(1))}`,
      join(source, DUMP),
    ]);
  }
  if (existsSync(join(folder, 'database')))
    throw new StartError(`There is a clinic in the folder ${folder} already; set CLINIC_DATA to a new one.`);
  const unlock = await lockFolder(folder);
  const restored = join(folder, 'restoring');
  const clear = () => rmSync(restored, { recursive: true, force: true });
  try {
    clear();
    for (const part of PARTS)
      if (existsSync(join(source, part))) cpSync(join(source, part), join(restored, part), { recursive: true });
    await checkComplete(source, PARTS, restored);
    moveIn(restored, folder);
  } finally {
    clear();
    unlock();
  }
}
