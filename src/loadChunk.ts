import { tabStore } from './device/store';
import { Failure, noReplyKind } from './domain/failure';

const RELOADED_AT = 'clinic:reloaded-for-chunk';
const MIN_RELOAD_INTERVAL_MS = 60_000;

/**
 * Loads a chunk that a patient waits for. If this fails, reloads the page, because a deploy may have removed the chunk
 * (§chunk-recovers). Does not use `vite:preloadError`, because a failed prefetch, which needs no reload, also fires it.
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

/** Starts to load a chunk that the app needs soon. If the chunk does not load, the promise rejects with a `Failure`. */
export function startLoadingChunk<T>(load: () => Promise<T>): Promise<T> {
  const chunk = loadChunk(load).catch((cause: unknown) => {
    throw new Failure(noReplyKind(), { cause });
  });
  // The caller awaits the promise later and reports the error. Until then, this handler avoids an unhandled rejection.
  chunk.catch(() => undefined);
  return chunk;
}
