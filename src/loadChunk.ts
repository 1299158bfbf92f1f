import { tabStore } from './device/store';
import { Failure, noReplyKind } from './domain/failure';

const RELOADED_AT = 'clinic:reloaded-for-chunk';
const ONCE_WITHIN_MS = 60_000;

/**
 * Loads a chunk that a patient waits for. On failure, reloads the page once, because a deploy may have removed the
 * chunk; route and drafts stay (§chunk-recovers). `vite:preloadError` is not used, because it also reports prefetches.
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
