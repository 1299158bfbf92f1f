import type { Failure } from './failure';

/** The state of a read; `Read` draws all of it but what is ready. */
export type Loadable<T> =
  | { status: 'loading' }
  /** `retry` reads everything that failed again, or logs in again when the session has expired. */
  | { status: 'failed'; failure: Failure; retry: () => void }
  /** `lost` = rows of its lists that could not be read (§one-bad-row); `stale` = why it could not be read again. */
  | { status: 'ready'; data: T; lost: number; refreshing: boolean; stale: Failure | null; reload: () => void };
