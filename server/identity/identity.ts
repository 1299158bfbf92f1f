import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';

/** What an authentic user id token says. */
export interface Uid {
  /** The LINE user. */
  sub: string;
  name: string | null;
  /** Past its hour: good only inside a live session of the same user (api.md "Login"). */
  expired: boolean;
}

/** Who a patient is: LINE's word, or the preview's own. */
export interface Identity {
  /** Verifies the `uid` header; null when it is not authentic. Throws a 503 when the keys can't be had. */
  readUid(token: string): Promise<Uid | null>;
  /** The user an access token belongs to; null when it is refused. Throws a 503 when LINE is out of reach. */
  readAccessToken(token: string): Promise<string | null>;
}

/** Who must have signed a token, and for whom. */
export interface Terms {
  issuer: string;
  audience: string;
}

/** The one way tokens are verified, LINE's and the preview's alike: ES256, key by `kid`, issuer and audience. */
export async function verifyToken(token: string, keys: JWTVerifyGetKey, terms: Terms): Promise<Uid | null> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...terms,
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

function toUid({ sub, name }: { sub?: unknown; name?: unknown }, expired: boolean): Uid | null {
  if (typeof sub !== 'string' || sub === '') return null;
  return { sub, name: typeof name === 'string' ? name : null, expired };
}
