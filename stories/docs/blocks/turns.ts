/** Number of frames that load at the same time; all of them share one thread and one storage. */
const AT_ONCE = 1;

interface Turn {
  start: () => void;
  place: Element | null;
}

const waiting: Turn[] = [];
let loading = 0;

/** How far a place is from what the reader sees, in px; 0 on the screen. */
function distanceOf({ place }: Turn): number {
  const { top = 0, bottom = 0 } = place?.getBoundingClientRect() ?? {};
  return Math.max(0, -bottom, top - window.innerHeight);
}

/** Takes the first of those nearest to the reader. */
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
 * Calls `start` when the turns before it have ended, so that a page of a hundred live stories loads them one by one, what
 * the reader sees first; without it the reader's page stands still until all are there.
 * Returns a function that ends the turn, or cancels it while it is still waiting.
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
