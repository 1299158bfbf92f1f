import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { findPostgres } from '../../../scripts/postgres.mjs';
import type { Db } from '../../../server/db/db';
import { openPostgres } from '../../../server/db/postgres';
import { openDatabase } from '../../../server/run/openDatabase';
import { openFiles } from '../../../server/stores/openFiles';
import { readSettings, type Settings } from '../../../server/settings';
import { PNG } from '../support/firstVisit';
import { contentOf } from '../support/storedFile';

const page = readFileSync(new URL('../../../stories/docs/operations.mdx', import.meta.url), 'utf8');
const [backUpFolder, restoreFolder, dump, restoreDump] = [...page.matchAll(/^ *```sh\n([^]*?)^ *```$/gm)].map(
  ([, lines = '']) => lines,
);

const root = mkdtempSync(join(tmpdir(), 'clinic-backup-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const server = inject('postgresUrl');
const folder = readSettings({ CLINIC_DATA: join(root, '.clinic') });

/** Types lines into a shell, as an operator does; the first that fails ends them. */
function type(lines = '', databaseUrl = ''): void {
  const path = `${findPostgres() ?? ''}${delimiter}${process.env['PATH'] ?? ''}`;
  const env = { ...process.env, PATH: path, DATABASE_URL: databaseUrl };
  const { status, stderr } = spawnSync('sh', ['-ec', lines], { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${lines}ended with ${status}: ${stderr}`);
}

async function emptyServer(name: string): Promise<Settings> {
  const maker = await openPostgres(server ?? '', 1);
  await maker.query(`create database ${name}`);
  await maker.close();
  const url = new URL(server ?? '');
  url.pathname = name;
  return readSettings({ DATABASE_URL: url.href });
}

async function on<T>(settings: Settings, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDatabase(settings);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Writes two patients and a file. Returns the file's key. */
const fill = (settings: Settings) =>
  on(settings, async (db) => {
    await db.query(`insert into patients (line_sub, display_name) values ('U1', '田中'), ('U2', null)`);
    const files = await openFiles(db, settings);
    return files.put({ bytes: new Uint8Array(await PNG.arrayBuffer()), mediaType: 'image/png' });
  });

/** Rows, constraints, the next number and the file. */
const isThere = (settings: Settings, key: string) =>
  on(settings, async (db) => {
    expect(await db.query('select line_sub, display_name from patients order by id')).toEqual([
      { line_sub: 'U1', display_name: '田中' },
      { line_sub: 'U2', display_name: null },
    ]);
    await expect(db.query(`insert into patients (line_sub) values ('U1')`)).rejects.toMatchObject({ code: '23505' });
    const [added] = await db.query<{ id: number }>(`insert into patients (line_sub) values ('U3') returning id`);
    expect(added?.id).toBeGreaterThan(2);
    expect(await contentOf(await (await openFiles(db, settings)).get(key))).toEqual(
      new Uint8Array(await PNG.arrayBuffer()),
    );
  });

test('what the operations page backs up is there again', async () => {
  if (server === undefined) {
    const key = await fill(folder);
    type(backUpFolder);
    await on(folder, (db) => db.query('delete from patients'));
    type(restoreFolder);
    await isThere(folder, key);
    return;
  }
  const [from, to] = [await emptyServer('kept_clinic'), await emptyServer('restored_clinic')];
  const key = await fill(from);
  type(dump, from.databaseUrl ?? '');
  type(restoreDump, to.databaseUrl ?? '');
  await isThere(to, key);
  // Nothing is restored over a clinic.
  expect(() => type(restoreDump, from.databaseUrl ?? '')).toThrow(/already exists/);
});
