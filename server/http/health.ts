import type { Db } from '../db/db';
import { inTime } from './inTime';

const TIMEOUT_MS = 2_000;
/** How long an answer of the database serves, so that endless questions cost patients nothing. */
const FRESH_MS = 1_000;

/** Whether the database answers, and takes a transaction as for a booking, which a full disk refuses. */
export function readiness(db: Db): () => Promise<boolean> {
  let asked = { at: Number.NEGATIVE_INFINITY, isReady: Promise.resolve(false) };
  const ask = () => db.query('select 1').then(() => db.transaction((tx) => tx.query('select 1')));
  return () => {
    if (performance.now() - asked.at >= FRESH_MS) {
      const answered = inTime(TIMEOUT_MS, ask(), () => new Error('no answer'));
      asked = { at: performance.now(), isReady: answered.then(() => true).catch(() => false) };
    }
    return asked.isReady;
  };
}
