import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import type { Db } from '../../../server/db/db';
import { openDatabase } from '../../../server/run/openDatabase';
import type { Settings } from '../../../server/settings';
import { openFiles } from '../../../server/stores/openFiles';
import { PNG } from './firstVisit';

const page = readFileSync(new URL('../../../stories/docs/operations.mdx', import.meta.url), 'utf8');
const [backUpFolder = '', restoreFolder = '', dump = '', restoreDump = ''] = [
  ...page.matchAll(/^ *```sh\n([^]*?)^ *```$/gm),
].map(([, lines]) => lines);

/** The lines of the operations page that back up a clinic and restore it: of a folder, and of a PostgreSQL. */
export const SCRIPTS = { backUpFolder, restoreFolder, dump, restoreDump };

/** Where the lines are typed. */
export const desk = mkdtempSync(join(tmpdir(), 'clinic-backup-'));
afterAll(() => rmSync(desk, { recursive: true, force: true }));

/** Types lines into a shell, as an operator does; the first that fails ends them. */
export function typeInShell(lines: string, databaseUrl = ''): void {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const { status, stderr } = spawnSync('sh', ['-ec', lines], { cwd: desk, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${lines}ended with ${status}: ${stderr}`);
}

/** Opens the database of settings for some work. */
export async function on<T>(settings: Settings, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDatabase(settings);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Writes two patients and a file. Returns the file's key. */
export const fillForBackup = (settings: Settings) =>
  on(settings, async (db) => {
    await db.query(`insert into patients (line_sub, display_name) values ('U1', '田中'), ('U2', null)`);
    const files = await openFiles(db, settings);
    return files.put({ bytes: new Uint8Array(await PNG.arrayBuffer()), mediaType: 'image/png' });
  });

/** Rows, constraints, the next number and the file. */
export const mustBeThere = (settings: Settings, key: string) =>
  on(settings, async (db) => {
    expect(await db.query('select line_sub, display_name from patients order by id')).toEqual([
      { line_sub: 'U1', display_name: '田中' },
      { line_sub: 'U2', display_name: null },
    ]);
    await expect(db.query(`insert into patients (line_sub) values ('U1')`)).rejects.toMatchObject({ code: '23505' });
    const [added] = await db.query<{ id: number }>(`insert into patients (line_sub) values ('U3') returning id`);
    expect(added?.id).toBeGreaterThan(2);
    expect(await (await openFiles(db, settings)).get(key)).toEqual(new Uint8Array(await PNG.arrayBuffer()));
  });
