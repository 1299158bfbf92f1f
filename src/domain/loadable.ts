import type { Failure } from './failure';

export type Loadable<T> =
  | { status: 'loading' }
  /** `retry` repeats all failed reads of the screen, or logs in again if the session has expired. */
  | { status: 'failed'; failure: Failure; retry: () => void }
  /** `lost`: the number of rows that were unreadable. `stale`: the failure of the latest read, or null. */
  | { status: 'ready'; data: T; lost: number; refreshing: boolean; stale: Failure | null; reload: () => void };
