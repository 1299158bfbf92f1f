import { Failure } from '../domain/failure';

/** How often a read is repeated (§reads-retried). */
const RETRIES = 2;
const RETRIED_STATUSES = [502, 503, 504];
/** Uploading two photos on a slow connection takes longer than any other call (§call-timeouts) (decision 0003). */
const UPLOAD_TIMEOUT_MS = 60_000;
/** How often an upload is sent while the clinic takes no more of them, and the longest of its pauses, in seconds. */
const UPLOAD_TRIES = 5;
const LONGEST_PAUSE = 10;

const isWorthRetrying = (error: unknown) =>
  error instanceof Failure && (error.kind === 'offline' || RETRIED_STATUSES.includes(error.status ?? 0));

/** The pause before an upload is sent again, in ms: a 429 that ends soon says that nothing was read or done. */
const pauseOf = (error: unknown): number | null =>
  error instanceof Failure && error.status === 429 && error.retryAfter !== null && error.retryAfter <= LONGEST_PAUSE
    ? error.retryAfter * 1000
    : null;

/** Resolves after so long, or as soon as nobody waits any more. */
export const wait = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Sends a read, and again when it failed on the way; the second pause is twice as long. */
export async function readAgain<T>(send: () => Promise<T>, backOffMs: number, signal?: AbortSignal): Promise<T> {
  for (let turn = 0; ; turn += 1) {
    try {
      return await send();
    } catch (error) {
      if (turn === RETRIES || !isWorthRetrying(error)) throw error;
      await wait(backOffMs * 2 ** turn, signal);
    }
  }
}

/**
 * Sends an upload, and again after the clinic's pause, each longer than the last; all within one upload's time.
 * @param isOnly never again: it books, and has no key (§post-once)
 */
export async function uploadAgain<T>(
  send: (timeout: number) => Promise<T>,
  isOnly: boolean,
  signal?: AbortSignal,
): Promise<T> {
  const end = performance.now() + UPLOAD_TIMEOUT_MS;
  for (let turn = 1; ; turn += 1) {
    try {
      return await send(Math.ceil(end - performance.now()));
    } catch (error) {
      const pause = pauseOf(error);
      if (isOnly || pause === null || turn === UPLOAD_TRIES || performance.now() + pause * turn >= end) throw error;
      await wait(pause * turn, signal);
    }
  }
}
