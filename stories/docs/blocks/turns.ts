/** Iframes load one by one, because they share a thread and a storage. */
const MAX_LOADING = 1;

interface Turn {
  start: () => void;
  place: Element | null;
}

const waitingTurns: Turn[] = [];
let loadingCount = 0;

/** The distance in px to the visible part of the page; 0 if the place is visible. */
function distanceOf({ place }: Turn): number {
  const { top = 0, bottom = 0 } = place?.getBoundingClientRect() ?? {};
  return Math.max(0, -bottom, top - window.innerHeight);
}

function takeNearest(): Turn | undefined {
  const distances = waitingTurns.map(distanceOf);
  const [next] = waitingTurns.splice(Math.max(0, distances.indexOf(Math.min(...distances))), 1);
  return next;
}

function callNext(): void {
  while (loadingCount < MAX_LOADING) {
    const next = takeNearest();
    if (next === undefined) return;
    loadingCount += 1;
    next.start();
  }
}

/**
 * Calls `start` when the iframe in `place` may load; visible iframes load first.
 * Returns a function that ends or cancels the turn.
 */
export function queueTurn(start: () => void, place: Element | null): () => void {
  let state: 'waiting' | 'loading' | 'over' = 'waiting';
  const turn: Turn = {
    place,
    start: () => {
      state = 'loading';
      start();
    },
  };
  waitingTurns.push(turn);
  callNext();
  return () => {
    if (state === 'loading') loadingCount -= 1;
    else if (state === 'waiting') waitingTurns.splice(waitingTurns.indexOf(turn), 1);
    state = 'over';
    callNext();
  };
}
