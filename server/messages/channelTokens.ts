import { HTTPFetchError, channelAccessToken } from '@line/bot-sdk';
import { inTime } from '../http/inTime';

export interface Channel {
  id: string;
  secret: string;
  apiBase: string;
  timeoutMs?: number;
}

/** Tokens last 15 minutes and are renewed this long before they expire. */
const EARLY_MS = 60_000;

/** After a timeout LINE may still act on the request. */
export const answerOf = <T>({ timeoutMs = 8_000 }: Channel, work: Promise<T>): Promise<T> => inTime(timeoutMs, work);

export interface ChannelTokens {
  get(): Promise<string>;
  forget(): void;
}

/** Stateless tokens, which need not be revoked. */
export function channelTokens(channel: Channel): ChannelTokens {
  const { id, secret, apiBase } = channel;
  const client = new channelAccessToken.ChannelAccessTokenClient({ baseURL: apiBase });
  let kept: Promise<{ token: string; until: number }> | null = null;
  const issue = async () => {
    const { access_token, expires_in } = await answerOf(
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

/** `error` may quote what was sent, so it is not logged. */
export function laterFor(error: unknown, isAsked: boolean) {
  if (!(error instanceof HTTPFetchError)) return { is: 'later', why: 'no answer', lost: isAsked } as const;
  const retryAfter = Number(error.headers.get('retry-after'));
  return {
    is: 'later',
    why: `LINE answers ${error.status}`,
    // A 5xx may come after LINE took the message.
    lost: isAsked && error.status >= 500,
    ...(retryAfter > 0 && { afterMs: Math.min(retryAfter, RETRY_AFTER_MOST_S) * 1000 }),
  } as const;
}
