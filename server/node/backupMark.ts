import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { StartError } from './startError';

/** Written last, so that a backup without it was cut. */
const MARK = 'backup.json';
const Mark = v.object({ sha256: v.record(v.string(), v.string()) });

async function hashesOf(folder: string, parts: readonly string[]): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  const within = (entry: { parentPath: string; name: string }) =>
    relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(within)
    .filter((file) => parts.some((part) => file === part || file.startsWith(`${part}/`)));
  for (const file of files.toSorted()) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, file)), hash);
    hashes[file] = hash.digest('hex');
  }
  return hashes;
}

/** Marks a backup as complete, with the SHA-256 of every file of its parts. */
export async function markComplete(folder: string, parts: readonly string[]): Promise<void> {
  const mark: v.InferOutput<typeof Mark> = { sha256: await hashesOf(folder, parts) };
  writeFileSync(join(folder, MARK), JSON.stringify(mark, null, 1), { flush: true });
}

/**
 * Checks a backup, or a copy of it, against the backup's mark. Throws a `StartError` when the backup was cut, or a file
 * is missing, added or changed.
 */
export async function checkComplete(backup: string, parts: readonly string[], copy = backup): Promise<void> {
  let mark: v.InferOutput<typeof Mark>;
  try {
    mark = v.parse(Mark, JSON.parse(readFileSync(join(backup, MARK), 'utf8')));
  } catch {
    throw new StartError(
      `The backup in ${backup} is not complete: it was cut, or its ${MARK} is gone; take another one.`,
    );
  }
  const found = await hashesOf(copy, parts);
  const wrong = Object.keys({ ...mark.sha256, ...found }).find((file) => found[file] !== mark.sha256[file]);
  if (wrong !== undefined)
    throw new StartError(`The backup in ${backup} is damaged: ${wrong} is not as it was; take another one.`);
}
