import type { Failure } from './failure';

export type Loadable<T> =
  | { status: 'loading' }
  /** If the session has expired, `retry` logs in again. */
  | { status: 'failed'; failure: Failure; retry: () => void }
  /** `lost` = number of unreadable rows; `stale` = why the latest read failed, if `data` is from an earlier read. */
  | { status: 'ready'; data: T; lost: number; refreshing: boolean; stale: Failure | null; reload: () => void };
