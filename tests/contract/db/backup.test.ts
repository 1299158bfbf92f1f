import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { findPostgres } from '../../../scripts/postgres.mjs';
import type { Db } from '../../../server/db/db';
import { migrate } from '../../../server/db/migrate';
import { openPostgres } from '../../../server/db/postgres';
import { backup, restore } from '../../../server/node/backup';
import { lockFolder } from '../../../server/node/folderLock';
import { openDatabase } from '../../../server/node/openDatabase';
import { openFiles } from '../../../server/stores/openFiles';
import { readSettings, type Settings } from '../../../server/settings';
import { PNG } from '../support/firstVisit';
import { contentOf } from '../support/storedFile';

const root = mkdtempSync(join(tmpdir(), 'clinic-backup-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
process.env['PATH'] = `${findPostgres() ?? ''}${delimiter}${process.env['PATH'] ?? ''}`;

const server = inject('postgresUrl');

/** Settings of a clinic with an empty database: a folder, or a database on the run's PostgreSQL. */
async function emptyClinic(name: string): Promise<Settings> {
  if (server === undefined) return readSettings({ CLINIC_DATA: join(root, name) });
  const maker = await openPostgres(server, 1);
  await maker.query(`create database ${name}`);
  await maker.close();
  const url = new URL(server);
  url.pathname = name;
  return readSettings({ DATABASE_URL: url.href });
}

async function on<T>(settings: Settings, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDatabase(settings);
  try {
    await migrate(db);
    return await work(db);
  } finally {
    await db.close();
  }
}

describe('a backup', () => {
  const folder = join(root, 'backup');
  let from: Settings;
  let to: Settings;
  let key: string;
  beforeAll(async () => {
    from = await emptyClinic('kept_clinic');
    to = await emptyClinic('restored_clinic');
    key = await on(from, async (db) => {
      await db.query(`insert into patients (line_sub, display_name) values ('U1', '田中'), ('U2', null)`);
      const files = await openFiles(db, from);
      return files.put({ bytes: new Uint8Array(await PNG.arrayBuffer()), mediaType: 'image/png' });
    });
    await backup(from, folder);
  });

  test('that was cut or has changed refuses, and blocks nothing', async () => {
    const refused = async (sentence: RegExp, change: (copy: string) => void) => {
      const copy = join(root, 'spoilt');
      cpSync(folder, copy, { recursive: true });
      change(copy);
      await expect(restore(to, copy)).rejects.toThrow(sentence);
      rmSync(copy, { recursive: true });
    };
    const parts = readdirSync(folder);
    const file = parts.includes('database') ? 'database/global/pg_control' : 'clinic.dump';
    await refused(/is not complete/, (copy) => rmSync(join(copy, 'backup.json')));
    await refused(/is not complete/, (copy) => truncateSync(join(copy, 'backup.json'), 100));
    await refused(new RegExp(`is damaged: ${file} is not`), (copy) => truncateSync(join(copy, file), 100));
    await refused(/is damaged|holds no backup/, (copy) => rmSync(join(copy, file)));
  });

  test('is there again, also where a restore was killed: rows, constraints, the next number, and files', async () => {
    if (server === undefined) {
      mkdirSync(join(to.folder, 'restoring/database'), { recursive: true });
      writeFileSync(join(to.folder, 'restoring/database/PG_VERSION'), '');
      // What the killed one had moved already.
      cpSync(join(folder, 'files'), join(to.folder, 'files'), { recursive: true });
    }
    await restore(to, folder);
    expect(existsSync(join(to.folder, 'restoring'))).toBe(false);
    await on(to, async (db) => {
      expect(await db.query('select line_sub, display_name from patients order by id')).toEqual([
        { line_sub: 'U1', display_name: '田中' },
        { line_sub: 'U2', display_name: null },
      ]);
      await expect(db.query(`insert into patients (line_sub) values ('U1')`)).rejects.toMatchObject({ code: '23505' });
      const added = await db.query<{ id: number }>(`insert into patients (line_sub) values ('U3') returning id`);
      expect(added[0]?.id).toBeGreaterThan(2);
      expect(await contentOf(await (await openFiles(db, to)).get(key))).toEqual(
        new Uint8Array(await PNG.arrayBuffer()),
      );
    });

    // Neither overwrites existing data.
    await expect(backup(from, folder)).rejects.toThrow(/is not empty/);
    await expect(restore(to, folder)).rejects.toThrow(/There is a clinic in the folder|pg_restore failed/);
    await on(to, async (db) => expect(await db.query('select 1 from patients')).toHaveLength(3));
  });
});

test('an empty source, a missing backup and a running clinic each give a one-sentence error', async () => {
  const settings = await emptyClinic('empty_clinic');
  await expect(restore(settings, join(root, 'nowhere'))).rejects.toThrow(/holds no backup/);
  if (server !== undefined) {
    const url = new URL(settings.databaseUrl ?? '');
    url.pathname = 'no_such_database';
    await expect(backup({ ...settings, databaseUrl: url.href }, join(root, 'none'))).rejects.toThrow(/^pg_dump failed/);
    return;
  }
  await expect(backup(settings, join(root, 'none'))).rejects.toThrow(/There is no clinic in the folder/);
  const running = await emptyClinic('running_clinic');
  mkdirSync(join(running.folder, 'database'), { recursive: true });
  writeFileSync(join(root, 'note'), '');
  const unlock = await lockFolder(running.folder);
  await expect(backup(running, join(root, 'of-running'))).rejects.toThrow(/is in use by another clinic/);
  unlock();
  expect(existsSync(join(root, 'of-running/database'))).toBe(false);
});
