import { tooMany } from './clinicError';
import { only, type Queries } from '../db/db';

const WINDOW_MS = 60_000;

/** Calls per minute (api.md "Rules for every call"). A mobile carrier's patients may share one IP address. */
const LIMITS = { patient: 120, address: 3000 } as const;

/** Counts a call. Throws a 429 beyond the limit. */
export type CountCall = (kind: keyof typeof LIMITS, who: string | number) => Promise<void>;

/** Counts calls in one-minute windows of real time, in the database because all processes share the limits. */
export function rateLimits(db: Queries): CountCall {
  let sweptAt = 0;
  return async (kind, who) => {
    const now = Date.now();
    const window = Math.floor(now / WINDOW_MS);
    const rows = await db.query<{ hits: number }>(
      `insert into rate_windows as kept (bucket, window_number, hits) values ($1, $2, 1)
       on conflict (bucket) do update set window_number = excluded.window_number,
         hits = case when kept.window_number = excluded.window_number then kept.hits + 1 else 1 end
       returning hits`,
      [`${kind}:${who}`, window],
    );
    if (only(rows).hits > LIMITS[kind]) throw tooMany(Math.ceil(((window + 1) * WINDOW_MS - now) / 1000));
    if (now - sweptAt < 10 * WINDOW_MS) return;
    sweptAt = now;
    await db.query('delete from rate_windows where window_number < $1', [window - 1]);
  };
}
