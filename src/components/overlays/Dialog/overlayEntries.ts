/**
 * Each open dialog or sheet stands on a history entry of its own, a copy of the page's, so that back, wherever it comes
 * from, takes that entry and closes the newest (§back-closes-dialog). Not `CloseWatcher`: LINE's browser goes through
 * the history. The router never hears of these entries.
 */

/** The history state: the router's own, and how many overlays stand above the page. */
type EntryState = { key?: string; overlays?: number } | null;

const stateHere = () => window.history.state as EntryState;
const depthHere = (): number => stateHere()?.overlays ?? 0;

/** How each open overlay closes, the newest last. */
const opened: (() => void)[] = [];
/** Navigations that wait until the entries are gone. */
const waiting: (() => void)[] = [];
/** The entry before the latest movement. */
let before: EntryState = null;
/** True while a movement that was asked for here is under way. */
let moving = false;

function onMove(event: PopStateEvent): void {
  const own = moving;
  const left = before;
  moving = false;
  before = stateHere();
  const depth = depthHere();
  const isPage = depth === 0;
  // Forward leads onto the entry of an overlay that is closed, back from one to its page; all else is the router's.
  if (isPage && !(left?.overlays && left.key === before?.key)) return;
  event.stopImmediatePropagation();
  if (isPage) window.history.scrollRestoration = 'auto';
  if (!own) for (const close of opened.slice(depth).toReversed()) close();
  // Later, because one that refuses to close gets its entry back.
  if (own) settleOverlays();
  else setTimeout(settleOverlays);
}

/** Brings the history to one entry for each open overlay; none while a navigation waits. */
export function settleOverlays(): void {
  window.addEventListener('popstate', onMove, true);
  if (moving) return;
  before = stateHere();
  const wanted = waiting.length > 0 ? 0 : opened.length;
  if (depthHere() > wanted) {
    moving = true;
    window.history.go(wanted - depthHere());
    return;
  }
  for (let depth = depthHere() + 1; depth <= wanted; depth += 1) {
    // Going back to the page must not undo what it has scrolled to meanwhile.
    window.history.scrollRestoration = 'manual';
    window.history.pushState({ ...stateHere(), overlays: depth }, '');
    before = stateHere();
  }
  for (const navigate of waiting.splice(0)) navigate();
}

/** Opens an overlay; returns how to take it away. `close` is what back does. */
export function enterOverlay(close: () => void): () => void {
  opened.push(close);
  settleOverlays();
  return () => {
    opened.splice(opened.indexOf(close), 1);
    settleOverlays();
  };
}

/** True while the entry of an overlay stands above the page. */
export const isOverlayHere = (): boolean => depthHere() > 0;

/** Runs a navigation once no overlay's entry stands between it and the page. */
export function afterOverlays(navigate: () => void): void {
  waiting.push(navigate);
  settleOverlays();
}
