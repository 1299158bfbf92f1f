import { HTTPFetchError, channelAccessToken } from '@line/bot-sdk';

export interface Channel {
  id: string;
  secret: string;
  /** LINE's address, without a trailing slash. */
  apiBase: string;
  /** Milliseconds to wait for an answer. */
  timeoutMs?: number;
}

/** LINE's stateless tokens last 15 minutes. A token is renewed this long before its end. */
const EARLY_MS = 60_000;

/** Rejects when LINE takes too long; what it does then with the request is unknown. */
export function inTime<T>({ timeoutMs = 8_000 }: Channel, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

export interface ChannelTokens {
  get(): Promise<string>;
  /** LINE has refused the token. */
  forget(): void;
}

/** A channel's access tokens: stateless ones, because nobody has to revoke them. */
export function channelTokens(channel: Channel): ChannelTokens {
  const { id, secret, apiBase } = channel;
  const client = new channelAccessToken.ChannelAccessTokenClient({ baseURL: apiBase });
  let kept: Promise<{ token: string; until: number }> | null = null;
  const issue = async () => {
    const { access_token, expires_in } = await inTime(
      channel,
      client.issueStatelessChannelTokenByClientSecret(id, secret),
    );
    return { token: access_token, until: performance.now() + expires_in * 1000 - EARLY_MS };
  };
  const renewed = () => {
    kept = issue();
    kept.catch(() => (kept = null));
    return kept;
  };
  return {
    async get() {
      const { token, until } = await (kept ?? renewed());
      return performance.now() < until ? token : (await renewed()).token;
    },
    forget: () => (kept = null),
  };
}

const RETRY_AFTER_MOST_S = 3600;

/** Why LINE did not take a message, from the error of a call. `error` may quote what was sent, so it is not logged. */
export function laterFor(error: unknown, isAsked: boolean) {
  if (!(error instanceof HTTPFetchError)) return { is: 'later', why: 'no answer', lost: isAsked } as const;
  const asked = Number(error.headers.get('retry-after'));
  return {
    is: 'later',
    why: `LINE answers ${error.status}`,
    // Of a failure inside LINE nobody knows what came before it.
    lost: isAsked && error.status >= 500,
    ...(asked > 0 && { afterMs: Math.min(asked, RETRY_AFTER_MOST_S) * 1000 }),
  } as const;
}
