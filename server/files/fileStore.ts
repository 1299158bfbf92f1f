import { MAX_FILE_BYTES, mediaTypeOf, type MediaType } from '../../src/domain/picture';
import { tooLarge, wrongType } from '../http/clinicError';
import { toTimestamp, type Queries } from '../db/db';
import { plainPicture } from './plainPicture';

/** Storage for uploaded files. Throws the 503 of `clinicError` if the store is unreachable. */
export interface FileStore {
  /** Stores a file and returns its key. */
  put(file: CheckedFile): Promise<string>;
  /** Returns a file's content, or null if there is none under this key. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Does nothing if the key doesn't exist. */
  remove(key: string): Promise<void>;
  /** Keys of files stored before an instant, with what an interrupted `put` has left. */
  keysBefore(instant: number): Promise<string[]>;
}

/** Address and credentials of an S3-compatible store (`FILES_S3_*`). */
export interface S3Options {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A file that passed `checkFile`. */
export interface CheckedFile {
  bytes: Uint8Array;
  mediaType: MediaType;
}

/** Checks an upload's size and content, and removes what a picture tells beside its pixels. Throws a 413 above 10 MB, a 415 unless it is an image or a PDF. */
export async function checkFile(file: Blob): Promise<CheckedFile> {
  if (file.size > MAX_FILE_BYTES) throw tooLarge('ファイルは1つ10MBまでです。');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mediaType = mediaTypeOf(bytes);
  if (!mediaType) throw wrongType();
  return { bytes: plainPicture(bytes, mediaType), mediaType };
}

/** Stores files as rows in the clinic's database. */
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
  async keysBefore(instant) {
    const old = await db.query<{ key: string }>('select key from files where created_at < $1', [toTimestamp(instant)]);
    return old.map(({ key }) => key);
  },
});

/** Writes to `store`, and also reads and deletes files left in `before`, the store used previously. */
export const withFallback = (store: FileStore, before: FileStore): FileStore => ({
  put: (file) => store.put(file),
  get: async (key) => (await store.get(key)) ?? before.get(key),
  async remove(key) {
    await store.remove(key);
    await before.remove(key);
  },
  keysBefore: async (instant) => [...(await store.keysBefore(instant)), ...(await before.keysBefore(instant))],
});
