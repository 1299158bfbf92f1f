import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT, exportJWK, generateKeyPair, type CryptoKey, type JWK } from 'jose';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createClinic, type Clinic } from '../../../server/app';
import { lineIdentity } from '../../../server/identity/lineIdentity';
import { sandboxPayments } from '../../../server/money/sandbox';
import { login } from '../../../src/api/contract';
import { ORIGIN, type TestClinic } from './testClinic';
import { visitorOf } from './visitor';

export const CHANNEL = '1234567890';
export const USER = 'U0123456789abcdef0123456789abcdef';

interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
}

interface Claims {
  sub?: string;
  iss?: string;
  aud?: string;
  lifetime?: number;
}

const wellBehaved = () => ({
  keys: [] as JWK[],
  certsAsked: 0,
  token: { client_id: CHANNEL, expires_in: 3600 } as object,
  tokenStatus: 200,
  profile: { userId: USER } as object,
  profileStatus: 200,
  down: false,
});

/** A LINE platform on this machine, and a clinic that asks it; both begin anew before each test. */
export function useLinePlatform(clinic: () => TestClinic) {
  /** The platform's replies; tests change them. */
  const platform = wellBehaved();
  let server: Server;
  let apiBase: string;
  let key: SigningKey;
  let real: Clinic;

  beforeAll(async () => {
    server = createServer((request, response) => {
      const reply = (status: number, body: object) => {
        response.writeHead(platform.down ? 503 : status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      };
      const path = new URL(request.url ?? '', 'http://line').pathname;
      if (path === '/oauth2/v2.1/certs') {
        platform.certsAsked += 1;
        reply(200, { keys: platform.keys });
      } else if (path === '/oauth2/v2.1/verify') reply(platform.tokenStatus, platform.token);
      else if (path === '/v2/profile' && request.headers.authorization === 'Bearer access')
        reply(platform.profileStatus, platform.profile);
      else reply(404, {});
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  async function newKey(kid: string): Promise<SigningKey> {
    const { publicKey, privateKey } = await generateKeyPair('ES256');
    platform.keys = [...platform.keys, { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'ES256' }];
    return { kid, privateKey };
  }

  /** Starts the clinic anew, which forgets LINE's keys. */
  const restart = (pauseMs: number): Clinic => {
    real = createClinic({
      db: clinic().db,
      clock: clinic().clock,
      identity: lineIdentity({ channelId: CHANNEL, apiBase, pauseMs }),
      preview: null,
      origins: [],
      publicUrl: ORIGIN,
      payments: sandboxPayments(clinic().db, ORIGIN),
      limits: null,
    });
    return real;
  };
  beforeEach(async () => {
    Object.assign(platform, wellBehaved());
    key = await newKey('k1');
    restart(0);
  });

  const sign = (claims: Claims = {}, { kid, privateKey }: SigningKey = key) =>
    new SignJWT({ name: '山田 花子', amr: ['linesso'] })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
      .setSubject(claims.sub ?? USER)
      .setIssuer(claims.iss ?? 'https://access.line.me')
      .setAudience(claims.aud ?? CHANNEL)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + (claims.lifetime ?? 3600))
      .sign(privateKey);

  const logInWith = async (uid: string, accessToken = 'access') => {
    const visitor = visitorOf(real, 'line', uid);
    const response = await visitor.send(login, { body: { access_token: accessToken } });
    return { visitor, response };
  };
  const isLoggedIn = async (uid: string, accessToken?: string) => {
    const { response } = await logInWith(uid, accessToken);
    expect(response.status).toBe(200);
    return ((await response.json()) as { success: boolean }).success;
  };
  return { platform, newKey, sign, restart, logInWith, isLoggedIn };
}
