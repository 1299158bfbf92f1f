import { HTTPFetchError, channelAccessToken } from '@line/bot-sdk';
import { withTimeout } from '../http/timeout';

export interface Channel {
  id: string;
  secret: string;
  apiBase: string;
  timeoutMs?: number;
}

/** Tokens are valid for 15 minutes and renewed this long before they expire. */
const EARLY_MS = 60_000;

/** LINE may still act on a request that has timed out. */
export const answerOf = <T>({ timeoutMs = 8_000 }: Channel, work: Promise<T>): Promise<T> =>
  withTimeout(timeoutMs, work);

export interface ChannelTokens {
  get(): Promise<string>;
  forget(): void;
}

/** Uses stateless tokens, because they need not be revoked. */
export function channelTokens(channel: Channel): ChannelTokens {
  const { id, secret, apiBase } = channel;
  const client = new channelAccessToken.ChannelAccessTokenClient({ baseURL: apiBase });
  let current: Promise<{ token: string; until: number }> | null = null;
  const issue = async () => {
    const { access_token, expires_in } = await answerOf(
      channel,
      client.issueStatelessChannelTokenByClientSecret(id, secret),
    );
    return { token: access_token, until: performance.now() + expires_in * 1000 - EARLY_MS };
  };
  const renewed = () => {
    current = issue();
    current.catch(() => (current = null));
    return current;
  };
  return {
    async get() {
      const { token, until } = await (current ?? renewed());
      return performance.now() < until ? token : (await renewed()).token;
    },
    forget: () => (current = null),
  };
}

const MAX_RETRY_AFTER_S = 3600;

/** `wasSent`: LINE may have the message. The error may quote the message, so it is not logged. */
export function retryFor(error: unknown, wasSent: boolean) {
  if (!(error instanceof HTTPFetchError)) return { is: 'retry', why: 'no answer', unsure: wasSent } as const;
  const retryAfter = Number(error.headers.get('retry-after'));
  return {
    is: 'retry',
    why: `LINE answers ${error.status}`,
    // LINE may answer 5xx after it has accepted the message.
    unsure: wasSent && error.status >= 500,
    ...(retryAfter > 0 && { afterMs: Math.min(retryAfter, MAX_RETRY_AFTER_S) * 1000 }),
  } as const;
}
