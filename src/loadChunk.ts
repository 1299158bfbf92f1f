import { tabStore } from './device/store';
import { Failure, noReplyKind } from './domain/failure';

const RELOADED_AT = 'clinic:reloaded-for-chunk';
const ONCE_WITHIN_MS = 60_000;

/**
 * Loads a chunk that a patient waits for. A deploy removes old chunks, so on failure the page is reloaded once, which
 * keeps route and drafts (§chunk-recovers). `vite:preloadError` is not used, because it also reports prefetches.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const isAgain = Date.now() - Number(tabStore.read(RELOADED_AT)) < ONCE_WITHIN_MS;
    if (isAgain || !navigator.onLine || !tabStore.write(RELOADED_AT, String(Date.now()))) throw error;
    location.reload();
    return new Promise<never>(() => undefined);
  }
}

export function loadFile<T>(load: () => Promise<T>): Promise<T> {
  const file = loadChunk(load).catch((cause: unknown) => {
    throw new Failure(noReplyKind(), { cause });
  });
  // Avoids an unhandled rejection; the awaiter reports the error.
  file.catch(() => undefined);
  return file;
}
