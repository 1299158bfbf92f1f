/** The number of iframes that may load at the same time: one, because all share one thread and one storage. */
const MAX_LOADING = 1;

interface Turn {
  start: () => void;
  place: Element | null;
}

const waitingTurns: Turn[] = [];
let loadingCount = 0;

/** The distance in px between a place and the visible part of the page. 0 if it is visible. */
function distanceOf({ place }: Turn): number {
  const { top = 0, bottom = 0 } = place?.getBoundingClientRect() ?? {};
  return Math.max(0, -bottom, top - window.innerHeight);
}

/** Removes and returns the waiting turn that is nearest to the visible part of the page. */
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
 * Calls `start` when it is the turn of the iframe in `place` to load. Iframes load one after the other, visible ones
 * first, because a hundred at once would freeze the page. Returns a function that ends or cancels the turn.
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
