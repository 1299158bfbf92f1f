import {
  SignJWT,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose';
import type { Queries } from '../db/db';
import { sha256 } from '../db/hash';
import { storedValueReader } from '../db/secretReader';
import { verifyToken, type Identity } from './identity';

const ISSUER = 'https://preview.clinic.invalid';
const AUDIENCE = 'clinic-preview';
const ACCESS_AUDIENCE = 'clinic-preview-access';
const KEY_ID = 'preview-1';
const HOUR_S = 3600;

export interface PreviewTokens {
  access_token: string;
  id_token: string;
  profile: { userId: string; displayName: string };
}

export interface PreviewIdentity extends Identity {
  /** `lifetime`: in seconds; a negative number makes expired tokens. */
  issue(patient: string, displayName: string, lifetime?: number): Promise<PreviewTokens>;
}

export const previewSub = async (patient: string): Promise<string> =>
  `U${(await sha256(`preview:${patient}`)).slice(0, 32)}`;

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: KEY_ID, alg: 'ES256' };
}

/** The preview signs its own tokens, because the preview has no LINE channel (§preview-apart). */
export function previewIdentity(db: Queries): PreviewIdentity {
  const key = storedValueReader(db, 'preview_key', newKey);
  let keySet: JWTVerifyGetKey | null = null;
  const keys: JWTVerifyGetKey = async (header, token) => {
    const { d: _secret, ...jwk } = await key();
    // Created only once, because a key set caches the imported key.
    keySet ??= createLocalJWKSet({ keys: [jwk] });
    return keySet(header, token);
  };
  const sign = async (claims: Record<string, unknown>, audience: string, lifetime: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: KEY_ID })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + lifetime)
      .sign(await importJWK(await key(), 'ES256'));
  return {
    cachedKeys: () => keys,
    readUid: (token) => verifyToken(token, keys, { issuer: ISSUER, audience: AUDIENCE }),
    async readAccessToken(token) {
      const uid = await verifyToken(token, keys, { issuer: ISSUER, audience: ACCESS_AUDIENCE });
      return uid && !uid.isExpired ? uid.sub : null;
    },
    async issue(patient, displayName, lifetime = HOUR_S) {
      const sub = await previewSub(patient);
      return {
        access_token: await sign({ sub }, ACCESS_AUDIENCE, lifetime),
        id_token: await sign({ sub, name: displayName }, AUDIENCE, lifetime),
        profile: { userId: sub, displayName },
      };
    },
  };
}
