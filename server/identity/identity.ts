import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Instant } from '../../src/domain/jst';

/** What an authentic user id token says. */
export interface Uid {
  /** The LINE user. */
  sub: string;
  name: string | null;
  /** Past its hour: good only inside a live session of the same user (api.md "Login"). */
  expired: boolean;
  /** When its hour ends or ended. */
  expiresAt: Instant;
}

/** Who a patient is: LINE's word, or the preview's own. */
export interface Identity {
  /** Verifies the `uid` header; null when it is not authentic. Throws a 503 when the keys can't be had. */
  readUid(token: string): Promise<Uid | null>;
  /** The user an access token belongs to; null when it is refused. Throws a 503 when LINE is out of reach. */
  readAccessToken(token: string): Promise<string | null>;
  /** The keys that tokens are verified with: the same object for as long as they are the same. */
  keyring(): object | null;
}

/** Who must have signed a token, and for whom. */
export interface ExpectedClaims {
  issuer: string;
  audience: string;
}

/** The one way tokens are verified, LINE's and the preview's alike: ES256, key by `kid`, issuer and audience. */
export async function verifyToken(token: string, keys: JWTVerifyGetKey, expected: ExpectedClaims): Promise<Uid | null> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...expected,
      algorithms: ['ES256'],
      requiredClaims: ['sub', 'exp'],
    });
    return toUid(payload, false);
  } catch (error) {
    // jose checks the signature, the issuer and the audience before the hour.
    if (error instanceof errors.JWTExpired) return toUid(error.payload, true);
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

function toUid({ sub, name, exp = 0 }: JWTPayload, expired: boolean): Uid | null {
  if (typeof sub !== 'string' || sub === '') return null;
  return { sub, name: typeof name === 'string' ? name : null, expired, expiresAt: exp * 1000 };
}

/** The app sends one token with all its calls. */
const CACHE_MS = 5 * 60_000;
const CACHED_TOKENS = 5_000;

/** Verifies a `uid` once and trusts it for a while, never beyond its hour, nor with other keys than it was verified with. */
export function cachedIdentity(identity: Identity): Identity {
  // `perf`: a token's hour ends by the real time, which goes on while a computer sleeps.
  const cache = new LRUCache<string, { uid: Uid; keys: object | null }>({ max: CACHED_TOKENS, perf: Date });
  return {
    readAccessToken: (token) => identity.readAccessToken(token),
    keyring: () => identity.keyring(),
    async readUid(token) {
      const cached = cache.get(token);
      const keys = identity.keyring();
      if (cached && cached.keys === keys) return cached.uid;
      const uid = await identity.readUid(token);
      const ttl = uid ? Math.min(CACHE_MS, Math.floor(uid.expiresAt - Date.now())) : 0;
      if (uid && !uid.expired && ttl > 0) cache.set(token, { uid, keys }, { ttl });
      return uid;
    },
  };
}
