import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { Encoding } from '../http/compression';
import { lru } from '../booking/lru';
import { WORTH_BYTES, compress } from './compress';

type Bytes = Uint8Array<ArrayBuffer>;

/** A file as it stands on the disk now. */
export interface Stored {
  bytes: Bytes;
  /** Changes with the content. */
  tag: string;
  /** The file compressed; null when it is too small to gain by it. */
  packed(encoding: Encoding): Promise<Bytes | null>;
}

/** Bytes kept in memory, uncompressed; the app's own files are a half of it. */
const LIMIT = 24_000_000;
const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

const timeOf = async (path: string): Promise<number> => (await stat(path).catch(() => null))?.mtimeMs ?? -1;

/**
 * What the build has compressed beside a file (`scripts/precompress.mjs`), if that is not older than the file; else it is
 * compressed here, less well, once.
 */
async function packedFile(path: string, bytes: Bytes, changed: number, encoding: Encoding): Promise<Bytes | null> {
  const beside = path + SUFFIXES[encoding];
  if ((await timeOf(beside)) >= changed) return readFile(beside);
  return bytes.length < WORTH_BYTES ? null : compress(Buffer.from(bytes).toString(), encoding);
}

/** Reads files, and keeps them in memory until they change. Null for what is no file. */
export function storedFiles(): (path: string) => Promise<Stored | null> {
  const kept = lru<Stored & { changed: number }>(LIMIT, ({ bytes }) => bytes.length);
  return async (path) => {
    const changed = await timeOf(path);
    const known = kept.get(path);
    if (known?.changed === changed) return known;
    const bytes = await readFile(path).catch(() => null);
    if (!bytes) return null;
    const made = new Map<Encoding, Promise<Bytes | null>>();
    const stored = {
      changed,
      bytes,
      tag: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
      packed(encoding: Encoding) {
        const before = made.get(encoding) ?? packedFile(path, bytes, changed, encoding);
        made.set(encoding, before);
        before.catch(() => made.delete(encoding));
        return before;
      },
    };
    kept.set(path, stored);
    return stored;
  };
}
