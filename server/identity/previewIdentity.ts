import {
  SignJWT,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose';
import { only, type Queries } from '../db/db';
import { sha256 } from '../db/hash';
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
  /** `lifetime` in seconds; negative: expired tokens. */
  issue(patient: string, displayName: string, lifetime?: number): Promise<PreviewTokens>;
}

export const previewSub = async (patient: string): Promise<string> =>
  `U${(await sha256(`preview:${patient}`)).slice(0, 32)}`;

/** The first process that needs it creates it. */
async function signingKey(db: Queries): Promise<JWK> {
  const read = () => db.query<{ value: JWK }>(`select value from clinic_state where name = 'preview_key'`);
  const [kept] = await read();
  if (kept) return kept.value;
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  await db.query(`insert into clinic_state (name, value) values ('preview_key', $1) on conflict do nothing`, [
    JSON.stringify({ ...(await exportJWK(privateKey)), kid: KEY_ID, alg: 'ES256' }),
  ]);
  return only(await read()).value;
}

/** Without LINE the clinic signs its own tokens, verified by the same code (§preview-apart). */
export function previewIdentity(db: Queries): PreviewIdentity {
  let cached: Promise<JWK> | null = null;
  const key = () =>
    (cached ??= signingKey(db).catch((error: unknown) => {
      cached = null;
      throw error;
    }));
  const keys: JWTVerifyGetKey = async (header, token) => {
    const { d: _secret, ...jwk } = await key();
    return createLocalJWKSet({ keys: [jwk] })(header, token);
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
    keyring: () => keys,
    readUid: (token) => verifyToken(token, keys, { issuer: ISSUER, audience: AUDIENCE }),
    async readAccessToken(token) {
      const uid = await verifyToken(token, keys, { issuer: ISSUER, audience: ACCESS_AUDIENCE });
      return uid && !uid.expired ? uid.sub : null;
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
