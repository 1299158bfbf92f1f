import type { Failure } from './failure';

export type Loadable<T> =
  | { status: 'loading' }
  /** `retry` repeats all failed reads of the screen, or logs in again if the session has expired. */
  | { status: 'failed'; failure: Failure; retry: () => void }
  /** `lost` = the number of unreadable rows; `stale` = the failure of the latest read, if it failed. */
  | { status: 'ready'; data: T; lost: number; refreshing: boolean; stale: Failure | null; reload: () => void };
