import { HTTPFetchError, channelAccessToken } from '@line/bot-sdk';
import { withTimeout } from '../http/timeout';

export interface Channel {
  id: string;
  secret: string;
  apiBase: string;
  timeoutMs?: number;
}

const RENEW_EARLY_MS = 60_000;

/** Rejects after the timeout, although LINE may still carry out the request. */
export const withinTimeout = <T>({ timeoutMs = 8_000 }: Channel, work: Promise<T>): Promise<T> =>
  withTimeout(timeoutMs, work);

export interface ChannelTokens {
  get(): Promise<string>;
  forget(): void;
}

/** Caches LINE's stateless token until a minute before the token expires. */
export function channelTokens(channel: Channel): ChannelTokens {
  const { id, secret, apiBase } = channel;
  const client = new channelAccessToken.ChannelAccessTokenClient({ baseURL: apiBase });
  let currentToken: Promise<{ token: string; until: number }> | null = null;
  const issue = async () => {
    const { access_token, expires_in } = await withinTimeout(
      channel,
      client.issueStatelessChannelTokenByClientSecret(id, secret),
    );
    return { token: access_token, until: performance.now() + expires_in * 1000 - RENEW_EARLY_MS };
  };
  const renew = () => {
    currentToken = issue();
    currentToken.catch(() => (currentToken = null));
    return currentToken;
  };
  return {
    async get() {
      const { token, until } = await (currentToken ?? renew());
      return performance.now() < until ? token : (await renew()).token;
    },
    forget: () => (currentToken = null),
  };
}

const MAX_RETRY_AFTER_S = 3600;

/** Says why and when to retry. `why` omits LINE's error text, because that text may quote the patient's message. */
export function retryFor(error: unknown, sendStarted: boolean) {
  if (!(error instanceof HTTPFetchError)) return { is: 'retry', why: 'no answer', unsure: sendStarted } as const;
  const retryAfter = Number(error.headers.get('retry-after'));
  return {
    is: 'retry',
    why: `LINE answers ${error.status}`,
    // LINE may accept the message and still answer 5xx.
    unsure: sendStarted && error.status >= 500,
    ...(retryAfter > 0 && { afterMs: Math.min(retryAfter, MAX_RETRY_AFTER_S) * 1000 }),
  } as const;
}
