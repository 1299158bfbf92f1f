import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as { version: string };
const file = join(root, 'node_modules/.cache/clinic', `pglite-${version}.tar`);

/** The files of an empty PGlite. They are cached, because creating them takes seconds and they never change. */
export async function emptyDatabase(): Promise<Blob> {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    const lite = await PGlite.create();
    const dump = await lite.dumpDataDir('none');
    await lite.close();
    mkdirSync(dirname(file), { recursive: true });
    const temporary = `${file}.${process.pid}`;
    writeFileSync(temporary, new Uint8Array(await dump.arrayBuffer()));
    renameSync(temporary, file);
    return dump;
  }
}

/** Creates the folder of `CLINIC_DATA` with an empty database, so that a clinic starts faster. */
export async function prepareDatabase(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lite = await PGlite.create({ dataDir: join(folder, 'database'), loadDataDir: await emptyDatabase() });
  await lite.close();
}

/** Creates the files that a first start leaves if it is interrupted while it creates the database. */
export function leaveInterruptedStart(folder: string): void {
  mkdirSync(join(folder, 'making/global'), { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, 'making/global/pg_control'), '');
}
