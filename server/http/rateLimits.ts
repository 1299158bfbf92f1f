import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { callerNetwork } from './callerNetwork';
import { tooMany } from './httpError';

/** Calls per minute (§rate-limits). An address may make more calls, because many patients may share it. */
const LIMITS = { patient: 120, address: 3000 } as const;
const SECONDS = 60;

type Kind = keyof typeof LIMITS;

/** A caller is a LINE user id or an IP address. Each server process counts separately. */
export interface RateLimits {
  /** Throws a 429 if the caller has reached the limit. Does not count the call. */
  check(kind: Kind, caller: string): Promise<void>;
  count(kind: Kind, caller: string): Promise<void>;
}

const refusal = (ms: number) => tooMany(Math.ceil(ms / 1000));

export function rateLimits(): RateLimits {
  const limiterOf = (kind: Kind) => new RateLimiterMemory({ keyPrefix: kind, points: LIMITS[kind], duration: SECONDS });
  const limiters = { patient: limiterOf('patient'), address: limiterOf('address') };
  const keyOf = (kind: Kind, caller: string) => (kind === 'address' ? callerNetwork(caller) : caller);
  return {
    async check(kind, caller) {
      const state = await limiters[kind].get(keyOf(kind, caller));
      if (state?.remainingPoints === 0 && state.msBeforeNext > 0) throw refusal(state.msBeforeNext);
    },
    async count(kind, caller) {
      await limiters[kind].consume(keyOf(kind, caller)).catch((error: unknown) => {
        throw error instanceof RateLimiterRes ? refusal(error.msBeforeNext) : error;
      });
    },
  };
}
