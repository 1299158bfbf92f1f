import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import type { Db } from '../../../server/db/db';
import { migrate } from '../../../server/db/migrate';
import { fromPglite, openPglite } from '../../../server/db/pglite';
import { seedWhenEmpty } from '../../../server/seed/seed';
import { emptyDatabase } from './emptyDatabase';

declare module 'vitest' {
  export interface ProvidedContext {
    /** File of a migrated and seeded PGlite; undefined when the tests run on PostgreSQL. */
    seededFile?: string;
  }
}

/** Friday 3 July 2026, 09:00 JST: the whole day is still ahead. */
export const SEEDED_AT = Date.parse('2026-07-03T09:00:00+09:00');

/** Makes an empty database the one that every test file begins with. */
export async function fill(db: Db): Promise<void> {
  await migrate(db);
  await seedWhenEmpty(db, SEEDED_AT, true);
}

let folder: string;

/** Fills one database for the whole run; each test file opens a copy, which is faster than filling its own. */
export async function setup(project: TestProject): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'clinic-seeded-'));
  const lite = await PGlite.create({ loadDataDir: await emptyDatabase() });
  await fill(fromPglite(lite));
  const seededFile = join(folder, 'seeded.tar');
  writeFileSync(seededFile, new Uint8Array(await (await lite.dumpDataDir('none')).arrayBuffer()));
  await lite.close();
  project.provide('seededFile', seededFile);
}

export const teardown = (): void => rmSync(folder, { recursive: true, force: true });

/** Opens a copy in memory. */
export const openSeeded = async (file: string): Promise<Db> =>
  openPglite(undefined, { loadDataDir: new Blob([readFileSync(file)]) });
