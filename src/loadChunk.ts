import { tabStore } from './device/store';

const RELOADED_AT = 'clinic:reloaded-for-chunk';
/** No second reload within this time: if the file is still missing, another reload does not help. */
const ONCE_WITHIN_MS = 60_000;

/** Records a reload. False when the last one was too recent, or when it can't be recorded, which could loop. */
function mayReload(now: number): boolean {
  // Absolute, because the phone's clock may have been set back.
  if (Math.abs(now - Number(tabStore.read(RELOADED_AT))) < ONCE_WITHIN_MS) return false;
  return tabStore.write(RELOADED_AT, String(now));
}

let leaving = false;

/**
 * Loads a chunk that a patient waits for. A deploy removes old chunks, so the first failure reloads the page, which keeps
 * route and drafts; only a second failure is thrown. Offline, a reload does not help, so the error is thrown at once
 * (§chunk-recovers).
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // When several chunks fail, only the first reloads.
    if (!leaving) {
      if (!navigator.onLine || !mayReload(Date.now())) throw error;
      leaving = true;
      location.reload();
    }
    return new Promise<never>(() => undefined);
  }
}

/** Loads a chunk ahead, or one that a screen does without or asks for again: null when it fails, and no reload. */
export const tryChunk = <T>(load: () => Promise<T>): Promise<T | null> => load().catch(() => null);
