import type { Failure } from './failure';

export type Loadable<T> =
  | { status: 'loading' }
  /** `retry` reads everything that failed again, or logs in again when the session has expired. */
  | { status: 'failed'; failure: Failure; retry: () => void }
  /** `lost` = rows that could not be read; `stale` = why it could not be read again. */
  | { status: 'ready'; data: T; lost: number; refreshing: boolean; stale: Failure | null; reload: () => void };
