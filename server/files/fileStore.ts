import type { Instant } from '../../src/domain/calendar/jst';
import type { Queries } from '../db/db';
import { steppedStream, type ByteStream } from './byteStream';
import type { CheckedFile } from './checkFile';

/** Storage for uploaded files. Throws the 503 of `clinicError` if the store is unreachable. */
export interface FileStore {
  /** Stores a file and returns its key. */
  put(file: CheckedFile): Promise<string>;
  /**
   * Opens a file, or returns null if there is none under this key, or it is set aside. What is opened must be read or
   * cancelled.
   */
  get(key: string): Promise<StoredFile | null>;
  /** Does nothing if the key doesn't exist. */
  remove(key: string): Promise<void>;
  /** Lists this clinic's files, also what an interrupted `put` has left. */
  list(): Promise<ListedFiles>;
  /** Takes a file out of use, to be deleted later. Does nothing if the key doesn't exist, like the next two. */
  setAside(key: string): Promise<void>;
  /** Puts a file that was set aside back into use. */
  bringBack(key: string): Promise<void>;
  /** Deletes a file that was set aside. */
  discard(key: string): Promise<void>;
}

/** A file in a list, with the instant when it came there. */
export interface ListedFile {
  key: string;
  since: Instant;
}

/** Files in use, and those set aside. */
export interface ListedFiles {
  stored: ListedFile[];
  removed: ListedFile[];
}

/** A stored file that is read as fast as its reader takes it. */
export interface StoredFile {
  /** In bytes. */
  size: number;
  stream: ByteStream;
}

/** Address and credentials of an S3-compatible store (`FILES_S3_*`). */
export interface S3Options {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Stores files as rows in the clinic's database. */
export const databaseFiles = (db: Queries): FileStore => ({
  async put({ bytes, mediaType }) {
    const key = crypto.randomUUID();
    await db.query('insert into files (key, media_type, content) values ($1, $2, $3)', [key, mediaType, bytes]);
    return key;
  },
  async get(key) {
    const [file] = await db.query<{ size: number }>(
      'select length(content) as size from files where key = $1 and removed_at is null',
      [key],
    );
    if (!file) return null;
    const read = async (at: number, length: number) => {
      const [step] = await db.query<{ piece: Uint8Array }>(
        'select substring(content from $2 for $3) as piece from files where key = $1',
        [key, at + 1, length],
      );
      return new Uint8Array(step?.piece ?? []);
    };
    return { size: file.size, stream: steppedStream(file.size, read) };
  },
  remove: async (key) => void (await db.query('delete from files where key = $1', [key])),
  async list() {
    const rows = await db.query<{ key: string; created_at: Date; removed_at: Date | null }>(
      'select key, created_at, removed_at from files',
    );
    const stored = rows.filter((row) => row.removed_at === null);
    return {
      stored: stored.map(({ key, created_at }) => ({ key, since: created_at.getTime() })),
      removed: rows.flatMap(({ key, removed_at }) => (removed_at ? [{ key, since: removed_at.getTime() }] : [])),
    };
  },
  setAside: async (key) =>
    void (await db.query('update files set removed_at = now() where key = $1 and removed_at is null', [key])),
  bringBack: async (key) => void (await db.query('update files set removed_at = null where key = $1', [key])),
  discard: async (key) => void (await db.query('delete from files where key = $1 and removed_at is not null', [key])),
});

/**
 * Writes to `store`, and also reads, lists, sets aside and deletes files left in `before`, the store used previously.
 */
export const withFallback = (store: FileStore, before: FileStore): FileStore => ({
  put: (file) => store.put(file),
  get: async (key) => (await store.get(key)) ?? before.get(key),
  async remove(key) {
    await store.remove(key);
    await before.remove(key);
  },
  async list() {
    const [now, then] = [await store.list(), await before.list()];
    return { stored: [...now.stored, ...then.stored], removed: [...now.removed, ...then.removed] };
  },
  async setAside(key) {
    await store.setAside(key);
    await before.setAside(key);
  },
  async bringBack(key) {
    await store.bringBack(key);
    await before.bringBack(key);
  },
  async discard(key) {
    await store.discard(key);
    await before.discard(key);
  },
});
