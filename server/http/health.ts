import type { Db } from '../db/db';
import { inTime } from './inTime';

const TIMEOUT_MS = 2_000;
/** So that frequent questions cost patients nothing. */
const FRESH_MS = 1_000;

/** A transaction too, because a full disk refuses it. */
export function readiness(db: Db): () => Promise<boolean> {
  let last = { at: Number.NEGATIVE_INFINITY, isReady: Promise.resolve(false) };
  const check = () => db.query('select 1').then(() => db.transaction((tx) => tx.query('select 1')));
  return () => {
    if (performance.now() - last.at >= FRESH_MS) {
      const answered = inTime(TIMEOUT_MS, check());
      last = { at: performance.now(), isReady: answered.then(() => true).catch(() => false) };
    }
    return last.isReady;
  };
}
