import type { Db } from '../db/db';
import { withTimeout } from './timeout';

const TIMEOUT_MS = 2_000;
/** A result is reused, so that frequent checks do not slow down patients' calls. */
const FRESH_MS = 1_000;

export function readiness(db: Db): () => Promise<boolean> {
  let last = { checkedAt: Number.NEGATIVE_INFINITY, isReady: Promise.resolve(false) };
  return () => {
    if (performance.now() - last.checkedAt >= FRESH_MS) {
      const answer = withTimeout(TIMEOUT_MS, db.query('select 1'));
      last = { checkedAt: performance.now(), isReady: answer.then(() => true).catch(() => false) };
    }
    return last.isReady;
  };
}
