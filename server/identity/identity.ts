import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Instant } from '../../src/domain/calendar/jst';

export interface Uid {
  sub: string;
  name: string | null;
  /** An expired token is accepted only together with a valid session of the user. */
  isExpired: boolean;
  expiresAt: Instant;
}

export interface Identity {
  /** Null = the token is not authentic. Throws a 503 if the keys cannot be fetched. */
  readUid(token: string): Promise<Uid | null>;
  /** Returns the LINE user id; null if LINE rejects the token. Throws a 503 if LINE is unreachable. */
  readAccessToken(token: string): Promise<string | null>;
  /** Returns the current key set (a new object after each fetch), or null before the first fetch. */
  cachedKeys(): object | null;
}

export interface ExpectedClaims {
  issuer: string;
  audience: string;
}

/** Null = the signature, the issuer or the audience is wrong (§uid-verified). */
export async function verifyToken(token: string, keys: JWTVerifyGetKey, expected: ExpectedClaims): Promise<Uid | null> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...expected,
      algorithms: ['ES256'],
      requiredClaims: ['sub', 'exp'],
    });
    return toUid(payload, false);
  } catch (error) {
    // jose checks the expiry last, so the token has passed all other checks.
    if (error instanceof errors.JWTExpired) return toUid(error.payload, true);
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

function toUid({ sub, name, exp = 0 }: JWTPayload, isExpired: boolean): Uid | null {
  if (typeof sub !== 'string' || sub === '') return null;
  return { sub, name: typeof name === 'string' ? name : null, isExpired, expiresAt: exp * 1000 };
}

const CACHE_MS = 5 * 60_000;
const CACHED_TOKENS = 5_000;

/** Caches the result of `readUid` until the token expires, the keys change or five minutes have passed. */
export function cachedIdentity(identity: Identity): Identity {
  // The cache uses the wall clock (`perf: Date`), because its default clock may stop while the computer sleeps.
  const cache = new LRUCache<string, { uid: Uid; keys: object | null }>({ max: CACHED_TOKENS, perf: Date });
  return {
    readAccessToken: (token) => identity.readAccessToken(token),
    cachedKeys: () => identity.cachedKeys(),
    async readUid(token) {
      const entry = cache.get(token);
      const keys = identity.cachedKeys();
      if (entry && entry.keys === keys) return entry.uid;
      const uid = await identity.readUid(token);
      const ttl = uid ? Math.min(CACHE_MS, Math.floor(uid.expiresAt - Date.now())) : 0;
      if (uid && !uid.isExpired && ttl > 0) cache.set(token, { uid, keys }, { ttl });
      return uid;
    },
  };
}
