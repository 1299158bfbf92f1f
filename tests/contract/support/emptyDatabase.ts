import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const mainFile = createRequire(import.meta.url).resolve('@electric-sql/pglite');
const { version } = JSON.parse(readFileSync(join(dirname(mainFile), '../package.json'), 'utf8')) as {
  version: string;
};
const file = join(root, 'node_modules/.cache/clinic', `pglite-${version}.tar`);

/** Caches the dump of an empty database, because PGlite takes seconds to create one. */
export async function emptyDatabase(): Promise<Blob> {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    const pglite = await PGlite.create();
    const dump = await pglite.dumpDataDir('none');
    await pglite.close();
    mkdirSync(dirname(file), { recursive: true });
    const temporary = `${file}.${process.pid}`;
    writeFileSync(temporary, new Uint8Array(await dump.arrayBuffer()));
    renameSync(temporary, file);
    return dump;
  }
}

/** Creates the database in a `CLINIC_DATA` folder, so that a clinic starts faster on it. */
export async function prepareDatabase(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pglite = await PGlite.create({ dataDir: join(folder, 'database'), loadDataDir: await emptyDatabase() });
  await pglite.close();
}

/** Creates the files that remain after an interrupted first start of a clinic. */
export function createInterruptedStart(folder: string): void {
  mkdirSync(join(folder, 'making/global'), { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, 'making/global/pg_control'), '');
}
