import type { Instant } from '../../src/domain/calendar/jst';
import type { MediaType } from '../../src/domain/fields/file';

export interface CheckedFile {
  bytes: Uint8Array;
  mediaType: MediaType;
}

/** Every method throws the rule error `unavailable` if the store is unreachable. */
export interface FileStore {
  /** Returns the new key. */
  put(file: CheckedFile): Promise<string>;
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  remove(key: string): Promise<void>;
  /** Lists a bucket's files to find unused ones. The database store has no `list`, because SQL finds unused files. */
  list?(): AsyncIterable<{ key: string; storedAt: Instant }[]>;
}

export interface S3Options {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}
