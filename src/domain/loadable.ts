import type { Failure } from './failure';

export type Loadable<T> =
  | { status: 'loading' }
  /** `retry` repeats all failed reads of the screen. If the session has expired, it logs in again instead. */
  | { status: 'failed'; failure: Failure; retry: () => void }
  /** `lost`: the number of unreadable rows. `stale`: the failure of the latest read; null if it succeeded. */
  | { status: 'ready'; data: T; lost: number; refreshing: boolean; stale: Failure | null; reload: () => void };
