import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE, unlessGone } from './folderFiles';
import { MARKER, mustBeOwn } from './storeOwner';

/**
 * Marks a folder of files as this database's and returns the folder in it for them. The folder lies beside the
 * database, so unmarked files in it are this database's too: they are moved, and a start that was killed meanwhile is
 * continued by the next one. Throws a `StartError` when the folder belongs to another database.
 */
export async function claimFolder(root: string, id: string): Promise<string> {
  const own = join(root, id);
  const marker = join(root, MARKER);
  const owner = (await unlessGone(readFile(marker, 'utf8')))?.trim();
  if (owner) mustBeOwn(`folder ${root}`, owner, id);
  await mkdir(own, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(root, { withFileTypes: true }))
    if (entry.isFile() && FILE.test(entry.name)) await rename(join(root, entry.name), join(own, entry.name));
  if (!owner) {
    await writeFile(`${marker}.part`, `${id}\n`, { mode: 0o600, flush: true });
    await rename(`${marker}.part`, marker);
  }
  return own;
}
