/** Iframes that load at the same time. They share one thread and one storage. */
const AT_ONCE = 1;

interface Turn {
  start: () => void;
  place: Element | null;
}

const waiting: Turn[] = [];
let loading = 0;

/** Distance from the visible part of the page in px; 0 if visible. */
function distanceOf({ place }: Turn): number {
  const { top = 0, bottom = 0 } = place?.getBoundingClientRect() ?? {};
  return Math.max(0, -bottom, top - window.innerHeight);
}

/** Removes the waiting turn that is nearest to the visible part. */
function takeNearest(): Turn | undefined {
  const distances = waiting.map(distanceOf);
  const [next] = waiting.splice(Math.max(0, distances.indexOf(Math.min(...distances))), 1);
  return next;
}

function callNext(): void {
  while (loading < AT_ONCE) {
    const next = takeNearest();
    if (next === undefined) return;
    loading += 1;
    next.start();
  }
}

/**
 * Calls `start` when it is this turn's time. A page of a hundred live stories loads one at a time, the visible ones
 * first; all at once would freeze the page. Returns a function that ends or cancels the turn.
 */
export function takeTurn(start: () => void, place: Element | null): () => void {
  let state: 'waiting' | 'loading' | 'over' = 'waiting';
  const turn: Turn = {
    place,
    start: () => {
      state = 'loading';
      start();
    },
  };
  waiting.push(turn);
  callNext();
  return () => {
    if (state === 'loading') loading -= 1;
    else if (state === 'waiting') waiting.splice(waiting.indexOf(turn), 1);
    state = 'over';
    callNext();
  };
}
