import type { Instant } from '../../src/domain/calendar/jst';
import type { MediaType } from '../../src/domain/fields/file';
import type { ByteStream } from './byteStream';

/** A file as it is stored: checked, and cleaned of what a picture tells beside its pixels. */
export interface CheckedFile {
  bytes: Uint8Array;
  mediaType: MediaType;
}

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
  /** How a store outside the database is swept; null for the database, whose files and rows can't disagree. */
  outside: OutsideStore | null;
}

/** Of files that the wrong or an older database might take for orphans. No call does anything for an unknown key. */
export interface OutsideStore {
  list(): Promise<ListedFiles>;
  /** Takes a file out of use, to be deleted later. */
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

/** Where uploads are stored. */
export type StoreSettings = { kind: 'database' } | ({ kind: 's3' } & S3Options);

/** A store that can't be used; the message is one sentence for the terminal. */
export class StoreError extends Error {}
