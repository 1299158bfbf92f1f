const RELOADED = 'clinic:reloaded-for-chunk';

/** Whether this page was already loaded afresh for a lost chunk. */
function reloadedBefore(): boolean {
  try {
    return sessionStorage.getItem(RELOADED) !== null;
  } catch {
    // What cannot be noted cannot be kept from going in circles.
    return true;
  }
}

function note(reloaded: boolean): void {
  try {
    if (reloaded) sessionStorage.setItem(RELOADED, '1');
    else sessionStorage.removeItem(RELOADED);
  } catch {
    // As above.
  }
}

/**
 * Loads a chunk. After a deploy an old chunk is gone: then the page is loaded afresh once, route and drafts as they
 * were, and only a second failure is thrown. Without a network nothing would be better after it: that is thrown too.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    const chunk = await load();
    note(false);
    return chunk;
  } catch (error) {
    if (reloadedBefore() || !navigator.onLine) throw error;
    note(true);
    location.reload();
    return new Promise<never>(() => undefined);
  }
}
