import type { Instant } from '../../src/domain/calendar/jst';
import type { MediaType } from '../../src/domain/fields/file';

/** A file as it is stored: checked, and cleaned of what a picture tells beside its pixels. */
export interface CheckedFile {
  bytes: Uint8Array;
  mediaType: MediaType;
}

/** Storage for uploaded files. Throws `unavailable` if the store is unreachable. */
export interface FileStore {
  /** Stores a file and returns its key. */
  put(file: CheckedFile): Promise<string>;
  /** Returns a file's content, or null if there is none under this key. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Does nothing if the key doesn't exist. */
  remove(key: string): Promise<void>;
  /** Lists the files of a store outside the database; null for the database. */
  list: (() => Promise<ListedFile[]>) | null;
}

/** A file in a list, with the instant when it came there. */
export interface ListedFile {
  key: string;
  since: Instant;
}

/** Address and credentials of an S3-compatible store (`FILES_S3_*`). */
export interface S3Options {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Where uploads are stored. */
export type StoreSettings = { kind: 'database' } | ({ kind: 's3' } & S3Options);
