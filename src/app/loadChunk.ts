const RELOADED_AT = 'clinic:reloaded-for-chunk';
/** A file that is still missing this soon after a reload does not come by a second one. */
const ONCE_WITHIN_MS = 60_000;

/** Notes a reload; false when there was one just now, and when it cannot be noted, since it might then go in circles. */
function mayReload(now: number): boolean {
  try {
    // Either way: the phone's clock may have been put back.
    if (Math.abs(now - Number(sessionStorage.getItem(RELOADED_AT))) < ONCE_WITHIN_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(now));
    return true;
  } catch {
    return false;
  }
}

let leaving = false;

/**
 * Loads a chunk. After a deploy an old chunk is gone: then the page is loaded afresh once, route and drafts as they
 * were, and only a second failure is thrown. Without a network nothing would be better after it: that is thrown too.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // Of several chunks that are lost together, the first reloads.
    if (!leaving) {
      if (!navigator.onLine || !mayReload(Date.now())) throw error;
      leaving = true;
      location.reload();
    }
    return new Promise<never>(() => undefined);
  }
}
