import type { Env, Hono } from 'hono';
import type { Db } from '../db/db';

const TIMEOUT_MS = 2_000;
/** How long an answer of the database serves, so that endless questions cost patients nothing. */
const FRESH_MS = 1_000;

async function reaches(db: Db): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), TIMEOUT_MS).unref?.());
  // The second takes the way of a booking, which a full disk refuses.
  const asked = db.query('select 1').then(() => db.transaction((tx) => tx.query('select 1')));
  const answer = asked.then(
    () => true,
    () => false,
  );
  return Promise.race([answer, timeout]);
}

/** Checks the database at most once a second, success or failure; those who ask meanwhile share the check. */
function readiness(db: Db): () => Promise<boolean> {
  let checking: Promise<boolean> | null = null;
  let last = { at: Number.NEGATIVE_INFINITY, isReady: false };
  const check = async () => {
    const isReady = await reaches(db);
    last = { at: performance.now(), isReady };
    checking = null;
    return isReady;
  };
  return async () => (performance.now() - last.at < FRESH_MS ? last.isReady : (checking ??= check()));
}

/**
 * Health checks for monitoring. `/healthz`: the process responds. `/readyz`: it can serve patients now (its database
 * responds and takes bookings, and it is not shutting down).
 */
export function healthRoutes<E extends Env>(app: Hono<E>, db: Db, isStopping: () => boolean): void {
  const noStore = { 'cache-control': 'no-store' };
  const isReady = readiness(db);
  app.get('/healthz', (c) => c.json({ status: 'alive' }, 200, noStore));
  app.get('/readyz', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503, noStore);
    if (await isReady()) return c.json({ status: 'ready' }, 200, noStore);
    return c.json({ status: 'database unreachable' }, 503, noStore);
  });
}
