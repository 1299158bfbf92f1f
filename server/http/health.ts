import type { Db } from '../db/db';
import { withTimeout } from './timeout';

const TIMEOUT_MS = 2_000;
/** A result is reused this long, so that frequent checks do not slow down patients' calls. */
const FRESH_MS = 1_000;

/** Also tries a transaction, because a database with a full disk still answers a plain query. */
export function readiness(db: Db): () => Promise<boolean> {
  let last = { at: Number.NEGATIVE_INFINITY, isReady: Promise.resolve(false) };
  const check = () => db.query('select 1').then(() => db.transaction((tx) => tx.query('select 1')));
  return () => {
    if (performance.now() - last.at >= FRESH_MS) {
      const answered = withTimeout(TIMEOUT_MS, check());
      last = { at: performance.now(), isReady: answered.then(() => true).catch(() => false) };
    }
    return last.isReady;
  };
}
