import type { Db } from '../db/db';

const PATIENCE_MS = 2_000;

const tell = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } });

async function reaches(db: Db): Promise<boolean> {
  const limit = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS).unref?.());
  const asked = db.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, limit]);
}

/**
 * For whatever watches the clinic: `/healthz` says that the process answers, `/readyz` that it can serve patients now
 * (its database answers, and it is not on its way out). Null for any other path.
 */
export async function health(pathname: string, db: Db, isStopping: () => boolean): Promise<Response | null> {
  if (pathname === '/healthz') return tell(200, { status: 'alive' });
  if (pathname !== '/readyz') return null;
  if (isStopping()) return tell(503, { status: 'stopping' });
  return (await reaches(db)) ? tell(200, { status: 'ready' }) : tell(503, { status: 'database unreachable' });
}
