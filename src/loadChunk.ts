import { tabStore } from './device/store';
import { Failure, noReplyKind } from './domain/failure';

const RELOADED_AT = 'clinic:reloaded-for-chunk';
const MIN_RELOAD_INTERVAL_MS = 60_000;

/**
 * After a failure, reloads the page, because a deploy may have removed the chunk (§chunk-recovers).
 * The event `vite:preloadError` must not trigger the reload, because a failed prefetch also fires this event.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const hasJustReloaded = Date.now() - Number(tabStore.read(RELOADED_AT)) < MIN_RELOAD_INTERVAL_MS;
    if (hasJustReloaded || !navigator.onLine || !tabStore.write(RELOADED_AT, String(Date.now()))) throw error;
    location.reload();
    return new Promise<never>(() => undefined);
  }
}

/** The promise rejects with a `Failure` if the chunk does not load. */
export function startLoadingChunk<T>(load: () => Promise<T>): Promise<T> {
  const chunk = loadChunk(load).catch((cause: unknown) => {
    throw new Failure(noReplyKind(), { cause });
  });
  // Avoids an unhandled rejection if loading fails before the caller awaits the promise.
  chunk.catch(() => undefined);
  return chunk;
}
