import { tabStore } from './device/store';
import { Failure, noReplyKind } from './domain/failure';

const RELOADED_AT = 'clinic:reloaded-for-chunk';
const MIN_RELOAD_INTERVAL_MS = 60_000;

/**
 * Loads a chunk that a patient waits for. A deploy may have removed it, so if it does not load, the page is reloaded
 * once (§chunk-recovers). Vite's own `vite:preloadError` would also reload the page after a failed prefetch.
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

/** Starts to load a file of the app. Its promise is rejected with a `Failure` if the file does not load. */
export function loadFile<T>(load: () => Promise<T>): Promise<T> {
  const file = loadChunk(load).catch((cause: unknown) => {
    throw new Failure(noReplyKind(), { cause });
  });
  // The caller awaits the file later and then reports the error. This handler avoids an unhandled rejection.
  file.catch(() => undefined);
  return file;
}
