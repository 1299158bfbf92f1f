import { LRUCache } from 'lru-cache';
import { only, type Queries } from '../db/db';
import { callerNetwork } from './callerNetwork';
import { tooMany } from './clinicError';

const WINDOW_MS = 60_000;

/** Calls per minute (§rate-limits). A mobile carrier's patients may share one IP address. */
const LIMITS = { patient: 120, address: 3000 } as const;

/** Calls that a process claims from the database at once and then spends from memory. */
const STEP = 10;

/** Callers kept in memory. One that was dropped asks the database again and loses the rest of its claim. */
const MAX_CALLERS = 20_000;

const SWEEP_MS = 600_000;

type Kind = keyof typeof LIMITS;

/** Limits calls per minute. `who` is a patient's LINE user id, or an IP address. */
export interface RateLimits {
  /** Throws a 429 for a caller that is known to be over the limit. Counts nothing and asks no database. */
  check(kind: Kind, who: string): void;
  /** Counts a call. Throws a 429 beyond the limit. */
  count(kind: Kind, who: string): Promise<void>;
}

/** No limits: in preview and for load tests. */
export const unlimited: RateLimits = { check: () => undefined, count: async () => undefined };

/** One caller's calls in one minute. */
interface Bucket {
  /** Number of the minute. */
  window: number;
  /** Claimed calls that aren't spent. */
  left: number;
  /** Nothing is left to claim. */
  full: boolean;
  /** The claim under way. */
  claiming: Promise<void> | null;
}

/**
 * Adds to a caller's calls of a minute. While the clocks of two processes disagree about the minute, the later one
 * counts for both; a clock that is further off starts anew.
 */
const CLAIM = `insert into rate_windows as kept (bucket, window_number, hits) values ($1, $2, $3)
  on conflict (bucket) do update set
    window_number = excluded.window_number + case when kept.window_number = excluded.window_number + 1 then 1 else 0 end,
    hits = excluded.hits
      + case when kept.window_number - excluded.window_number in (0, 1) then kept.hits else 0 end
  returning hits`;

/**
 * Counts calls in one-minute windows of real time, in the database because all processes share the limits. It is asked
 * once for ten calls, and never again in a minute whose limit is reached. One process is exact; of several, those with
 * claimed calls to spare may refuse others a little early.
 */
export function rateLimits(db: Queries): RateLimits {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_CALLERS });
  let sweptAt = Number.NEGATIVE_INFINITY;

  async function sweep(window: number): Promise<void> {
    if (performance.now() - sweptAt < SWEEP_MS) return;
    sweptAt = performance.now();
    // What it leaves the next sweep takes; no call fails for it.
    await db.query('delete from rate_windows where window_number < $1', [window - 1]).catch(() => undefined);
  }

  async function claim(key: string, bucket: Bucket, limit: number): Promise<void> {
    const { hits } = only(await db.query<{ hits: number }>(CLAIM, [key, bucket.window, STEP]));
    bucket.left = Math.min(STEP, Math.max(0, limit - (hits - STEP)));
    bucket.full = hits >= limit;
    await sweep(bucket.window);
  }

  function find(kind: Kind, who: string) {
    const now = Date.now();
    const window = Math.floor(now / WINDOW_MS);
    const key = `${kind}:${kind === 'address' ? callerNetwork(who) : who}`;
    const kept = buckets.get(key);
    const refusal = () => tooMany(Math.ceil(((window + 1) * WINDOW_MS - now) / 1000));
    return { key, window, refusal, bucket: kept?.window === window ? kept : null };
  }

  return {
    check(kind, who) {
      const { bucket, refusal } = find(kind, who);
      if (bucket?.full && bucket.left === 0) throw refusal();
    },
    async count(kind, who) {
      const { key, window, refusal, ...found } = find(kind, who);
      const bucket: Bucket = found.bucket ?? { window, left: 0, full: false, claiming: null };
      if (!found.bucket) buckets.set(key, bucket);
      // Concurrent calls wait for one claim. If it fails, they fail with it and the next call claims again.
      while (bucket.left === 0 && !bucket.full)
        await (bucket.claiming ??= claim(key, bucket, LIMITS[kind]).finally(() => (bucket.claiming = null)));
      if (bucket.left === 0) throw refusal();
      bucket.left -= 1;
    },
  };
}
