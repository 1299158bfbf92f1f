/** Number of frames that load at the same time; all of them share one thread and one storage. */
const AT_ONCE = 1;

const waiting: (() => void)[] = [];
let loading = 0;

function callNext(): void {
  while (loading < AT_ONCE) {
    const start = waiting.shift();
    if (start === undefined) return;
    loading += 1;
    start();
  }
}

/**
 * Calls `start` when all earlier turns have ended, so that a page of a hundred live stories loads them one by one;
 * without it the reader's page stands still until all are there.
 * Returns a function that ends the turn, or cancels it while it is still waiting.
 */
export function takeTurn(start: () => void): () => void {
  let state: 'waiting' | 'loading' | 'over' = 'waiting';
  const begin = () => {
    state = 'loading';
    start();
  };
  waiting.push(begin);
  callNext();
  return () => {
    if (state === 'loading') loading -= 1;
    else if (state === 'waiting') waiting.splice(waiting.indexOf(begin), 1);
    state = 'over';
    callNext();
  };
}
