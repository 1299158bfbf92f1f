import pRetry from 'p-retry';
import { Failure } from '../domain/failure';

/** How often it is sent again, and how long all of it may take, in ms; an upload has its own, longer time. */
const AGAIN = 3;
const MOST_MS = 40_000;

/** Sends what has a key, and again while its reply is lost (§sent-again). */
export function sendAgain<T>(send: (timeout: number) => Promise<T>, timeout: number): Promise<T> {
  const most = Math.max(MOST_MS, timeout);
  const end = performance.now() + most;
  return pRetry(() => send(Math.max(1, Math.min(timeout, Math.ceil(end - performance.now())))), {
    retries: AGAIN,
    maxRetryTime: most,
    shouldRetry: ({ error }) => error instanceof Failure && error.unanswered,
  });
}
