import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import { unavailable } from '../ruleError';
import { verifyToken, type Identity } from './identity';

const ISSUER = 'https://access.line.me';
const FRESH_MS = 3_600_000;
const TIMEOUT_MS = 5_000;

const Keys = v.object({ keys: v.array(v.record(v.string(), v.unknown())) });
const AccessToken = v.object({ client_id: v.string(), expires_in: v.number() });
const Profile = v.object({ userId: v.string() });

interface LineOptions {
  channelId: string;
  apiBase: string;
  /** An unknown `kid` causes a fetch of the keys only if the last fetch is at least this long ago. */
  pauseMs?: number;
}

/** Returns null if LINE rejects the token, and throws a 503 on any other failure. */
async function fetchFromLine<S extends v.GenericSchema>(
  schema: S,
  url: string,
  headers: Record<string, string> = {},
): Promise<v.InferOutput<S> | null> {
  // Rejects redirects, because a redirect could send a patient's token to another server.
  const options: RequestInit = { headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) };
  const response = await fetch(url, options).catch(() => null);
  if (!response) throw unavailable();
  if ([400, 401, 403].includes(response.status)) return null;
  const reply = response.ok ? v.safeParse(schema, await response.json().catch(() => null)) : null;
  if (!reply?.success) throw unavailable();
  return reply.output;
}

/** Fetches the keys again if the keys are an hour old, or if a token has an unknown `kid`. */
function lineKeys({ apiBase, pauseMs = 5_000 }: LineOptions): { find: JWTVerifyGetKey; cachedKeys(): object | null } {
  let keySet: ReturnType<typeof createLocalJWKSet> | null = null;
  // A time of `performance.now`, because the system clock may be changed while the server runs.
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let refreshing: Promise<void> | null = null;
  const refresh = async () => {
    const set = await fetchFromLine(Keys, `${apiBase}/oauth2/v2.1/certs`);
    if (!set) throw unavailable();
    keySet = createLocalJWKSet(set as unknown as JSONWebKeySet);
    fetchedAt = performance.now();
  };
  const refreshOnce = () => (refreshing ??= refresh().finally(() => (refreshing = null)));

  const findKey: JWTVerifyGetKey = async (header, token) => {
    if (!keySet) await refreshOnce();
    else if (performance.now() - fetchedAt > FRESH_MS) await refreshOnce().catch(() => undefined);
    const find = () => (keySet as NonNullable<typeof keySet>)(header, token);
    try {
      return await find();
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || performance.now() - fetchedAt < pauseMs) throw error;
      await refreshOnce();
      return find();
    }
  };
  return { find: findKey, cachedKeys: () => keySet };
}

export function lineIdentity(options: LineOptions): Identity {
  const { channelId, apiBase } = options;
  const keys = lineKeys(options);
  return {
    cachedKeys: keys.cachedKeys,
    readUid: (token) => verifyToken(token, keys.find, { issuer: ISSUER, audience: channelId }),
    async readAccessToken(token) {
      const tokenInfo = await fetchFromLine(
        AccessToken,
        `${apiBase}/oauth2/v2.1/verify?${new URLSearchParams({ access_token: token })}`,
      );
      // LINE accepts the access tokens of any channel, so the clinic must reject those of other channels.
      if (!tokenInfo || tokenInfo.client_id !== channelId || tokenInfo.expires_in <= 0) return null;
      const profile = await fetchFromLine(Profile, `${apiBase}/v2/profile`, { authorization: `Bearer ${token}` });
      return profile?.userId ?? null;
    },
  };
}
