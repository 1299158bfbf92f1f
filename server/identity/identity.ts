import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Instant } from '../../src/domain/calendar/jst';

export interface Uid {
  sub: string;
  name: string | null;
  /** An expired token is accepted only with a valid session of the same user. */
  expired: boolean;
  expiresAt: Instant;
}

export interface Identity {
  /** Returns the token's user; null if the token is not authentic. Throws a 503 if the keys cannot be fetched. */
  readUid(token: string): Promise<Uid | null>;
  /** The LINE user id; null if LINE rejects the token. Throws a 503 if LINE is unreachable. */
  readAccessToken(token: string): Promise<string | null>;
  /** Returns the same object until the keys are replaced. */
  keyring(): object | null;
}

export interface ExpectedClaims {
  issuer: string;
  audience: string;
}

/** Checks signature (ES256, key by `kid`), issuer, audience and expiry (§uid-verified). */
export async function verifyToken(token: string, keys: JWTVerifyGetKey, expected: ExpectedClaims): Promise<Uid | null> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...expected,
      algorithms: ['ES256'],
      requiredClaims: ['sub', 'exp'],
    });
    return toUid(payload, false);
  } catch (error) {
    // jose checks the expiry last, so everything else is valid.
    if (error instanceof errors.JWTExpired) return toUid(error.payload, true);
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

function toUid({ sub, name, exp = 0 }: JWTPayload, expired: boolean): Uid | null {
  if (typeof sub !== 'string' || sub === '') return null;
  return { sub, name: typeof name === 'string' ? name : null, expired, expiresAt: exp * 1000 };
}

/** Milliseconds for which a token is cached. The app sends the same token with every call. */
const CACHE_MS = 5 * 60_000;
const CACHED_TOKENS = 5_000;

/** Verifies each token again only after five minutes, its expiry, or a change of the keys. */
export function cachedIdentity(identity: Identity): Identity {
  // `perf`: entries expire by the wall clock, like the tokens, also while the computer sleeps.
  const cache = new LRUCache<string, { uid: Uid; keys: object | null }>({ max: CACHED_TOKENS, perf: Date });
  return {
    readAccessToken: (token) => identity.readAccessToken(token),
    keyring: () => identity.keyring(),
    async readUid(token) {
      const entry = cache.get(token);
      const keys = identity.keyring();
      if (entry && entry.keys === keys) return entry.uid;
      const uid = await identity.readUid(token);
      const ttl = uid ? Math.min(CACHE_MS, Math.floor(uid.expiresAt - Date.now())) : 0;
      if (uid && !uid.expired && ttl > 0) cache.set(token, { uid, keys }, { ttl });
      return uid;
    },
  };
}
