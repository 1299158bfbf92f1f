import { MAX_FILE_BYTES, mediaTypeOf, type MediaType } from '../../src/domain/picture';
import { tooLarge, wrongType } from '../http/clinicError';
import type { Queries } from '../db/db';

/** Where uploaded files are kept. A store that is out of reach throws the 503 of `clinicError`. */
export interface FileStore {
  /** Keeps a file and gives its key. */
  put(file: CheckedFile): Promise<string>;
  /** What was kept under a key; null when there is nothing. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** A key that is gone already is no error. */
  remove(key: string): Promise<void>;
}

/** Where an S3-compatible store is (`FILES_S3_*`). */
export interface S3Options {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A file whose size and content have been checked. */
export interface CheckedFile {
  bytes: Uint8Array;
  mediaType: MediaType;
}

/** Checks an upload by its content: at most 10 MB (else 413), a picture or a PDF (else 415). */
export async function checkFile(file: Blob): Promise<CheckedFile> {
  if (file.size > MAX_FILE_BYTES) throw tooLarge('ファイルは1つ10MBまでです。');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mediaType = mediaTypeOf(bytes);
  if (!mediaType) throw wrongType();
  return { bytes, mediaType };
}

/** Files as rows of the clinic's own database. */
export const databaseFiles = (db: Queries): FileStore => ({
  async put({ bytes, mediaType }) {
    const key = crypto.randomUUID();
    await db.query('insert into files (key, media_type, content) values ($1, $2, $3)', [key, mediaType, bytes]);
    return key;
  },
  async get(key) {
    const [file] = await db.query<{ content: Uint8Array }>('select content from files where key = $1', [key]);
    return file ? new Uint8Array(file.content) : null;
  },
  remove: async (key) => void (await db.query('delete from files where key = $1', [key])),
});

/** Puts into the first store, and still finds what was kept in the second before the first was chosen. */
export const withFallback = (store: FileStore, before: FileStore): FileStore => ({
  put: (file) => store.put(file),
  get: async (key) => (await store.get(key)) ?? before.get(key),
  async remove(key) {
    await store.remove(key);
    await before.remove(key);
  },
});
