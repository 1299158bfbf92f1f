import type { Failure } from './failure';

export type Loadable<T> =
  | { status: 'loading' }
  /** If the session has expired, `retry` logs in again. */
  | { status: 'failed'; failure: Failure; retry: () => void }
  /**
   * `lost` is the number of unreadable rows.
   * If the latest read failed, `readFailure` is the failure, and `data` is from an earlier read.
   */
  | { status: 'ready'; data: T; lost: number; refreshing: boolean; readFailure: Failure | null; reload: () => void };
