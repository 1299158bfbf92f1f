import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Db } from '../../../server/db/db';
import { openDatabase } from '../../../server/run/openDatabase';
import { readSettings } from '../../../server/run/settings';
import { openFileStore } from '../../../server/files/openFileStore';
import { prepareDatabase } from '../support/emptyDatabase';
import { PNG } from '../../patient';

const page = readFileSync('stories/docs/operations.mdx', 'utf8');
const [backUp = '', restore = ''] = [...page.matchAll(/^ *```sh\n([^]*?)^ *```$/gm)].map(([, lines]) => lines);
const cwd = mkdtempSync(join(tmpdir(), 'clinic-backup-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const settings = readSettings({ CLINIC_DATA: join(cwd, '.clinic') });
const typeInShell = (lines: string) => void execFileSync('sh', ['-ec', lines], { cwd });

async function onDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDatabase(settings);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

test('the backup described on the operations page can be restored', async () => {
  await prepareDatabase(settings.folder);
  typeInShell(backUp);
  // Gives the first backup an old date, because the restore must choose the newest backup.
  typeInShell('mv clinic-backup-* clinic-backup-20260702-235900');
  const bytes = new Uint8Array(await PNG.arrayBuffer());
  const key = await onDatabase(async (db) => {
    await db.query(`insert into patients (line_sub, display_name) values ('U1', '田中')`);
    return (await openFileStore(db, settings)).put({ bytes, mediaType: 'image/png' });
  });
  typeInShell(backUp);
  await onDatabase((db) => db.query('delete from patients'));
  typeInShell(restore);
  await onDatabase(async (db) => {
    expect(await db.query('select line_sub, display_name from patients')).toEqual([
      { line_sub: 'U1', display_name: '田中' },
    ]);
    expect(await (await openFileStore(db, settings)).get(key)).toEqual(bytes);
  });
});
