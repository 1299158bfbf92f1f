import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Queries } from '../db/db';
import { callerNetwork } from './callerNetwork';
import { tooMany } from './clinicError';

declare module 'rate-limiter-flexible' {
  // Missing in its types.
  interface RateLimiterStoreAbstract {
    getInMemoryBlockMsBeforeExpire(storeKey: string): number;
  }
}

/** Calls a minute, from a caller's first call on (§rate-limits). A mobile carrier's patients may share one IP address. */
const LIMITS = { patient: 120, address: 3000 } as const;
const SECONDS = 60;

type Kind = keyof typeof LIMITS;

/** Limits calls per minute. `who` is a patient's LINE user id, or an IP address. */
export interface RateLimits {
  /** Throws a 429 for a caller that is known to be over the limit. Counts nothing and asks no database. */
  check(kind: Kind, who: string): Promise<void>;
  /** Counts a call. Throws a 429 beyond the limit. */
  count(kind: Kind, who: string): Promise<void>;
}

interface Limiter {
  /** Rejects with a `RateLimiterRes` beyond the limit. */
  consume(who: string): Promise<unknown>;
  /** For how many ms the caller is known to be refused. */
  refusedFor(who: string): Promise<number>;
}

function memoryLimiter(kind: Kind): Limiter {
  const limiter = new RateLimiterMemory({ keyPrefix: kind, points: LIMITS[kind], duration: SECONDS });
  return {
    consume: (who) => limiter.consume(who),
    async refusedFor(who) {
      const known = await limiter.get(who);
      return known?.remainingPoints === 0 ? known.msBeforeNext : 0;
    },
  };
}

function sharedLimiter(kind: Kind, db: Queries): Limiter {
  const limiter = new RateLimiterPostgres({
    keyPrefix: kind,
    points: LIMITS[kind],
    duration: SECONDS,
    // Whoever has spent the limit is refused from memory.
    inMemoryBlockOnConsumed: LIMITS[kind],
    storeType: 'client',
    storeClient: {
      query: async ({ text, values }: { text: string; values: unknown[] }) => ({ rows: await db.query(text, values) }),
    },
    tableName: 'rate_limits',
    tableCreated: true,
  });
  return {
    consume: (who) => limiter.consume(who),
    refusedFor: async (who) => limiter.getInMemoryBlockMsBeforeExpire(limiter.getKey(who)),
  };
}

const refusal = (ms: number) => tooMany(Math.ceil(ms / 1000));

/** @param shared the database of several processes, which share the limits; null for a process of its own */
export function rateLimits(shared: Queries | null): RateLimits {
  const limiterOf = (kind: Kind) => (shared ? sharedLimiter(kind, shared) : memoryLimiter(kind));
  const limiters = { patient: limiterOf('patient'), address: limiterOf('address') };
  const keyOf = (kind: Kind, who: string) => (kind === 'address' ? callerNetwork(who) : who);
  return {
    async check(kind, who) {
      const ms = await limiters[kind].refusedFor(keyOf(kind, who));
      if (ms > 0) throw refusal(ms);
    },
    async count(kind, who) {
      await limiters[kind].consume(keyOf(kind, who)).catch((error: unknown) => {
        throw error instanceof RateLimiterRes ? refusal(error.msBeforeNext) : error;
      });
    },
  };
}
