import type { SWRConfiguration } from 'swr';
import { Failure } from '../domain/failure';

const RETRIES = 2;
const RETRIED_STATUSES = [502, 503, 504];

const retried = new WeakSet<object>();

/** True for the failure of a read that is about to be tried again: until then it is loading. */
export const isRetried = (error: unknown): boolean => error instanceof Failure && retried.has(error);

/** A read that failed on the way is tried twice more. */
export const RETRY = {
  shouldRetryOnError: (error: unknown) =>
    error instanceof Failure && (error.kind === 'offline' || RETRIED_STATUSES.includes(error.status ?? 0)),
  onErrorRetry(error: Failure, _key, _config, revalidate, { retryCount }) {
    if (retryCount > RETRIES) return;
    retried.add(error);
    setTimeout(() => void revalidate({ retryCount }), 400 * retryCount);
  },
} satisfies SWRConfiguration;
