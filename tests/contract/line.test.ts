import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT, exportJWK, generateKeyPair, type CryptoKey, type JWK } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createClinic, type Clinic } from '../../server/app';
import { lineIdentity } from '../../server/identity/line';
import { listReservations, login } from '../../src/api/contract';
import { ORIGIN, codeOf, useClinic } from './support/clinic';
import { visitorOf } from './support/visitor';

const CHANNEL = '1234567890';
const USER = 'U0123456789abcdef0123456789abcdef';
const clinic = useClinic();

/** What the platform of these tests answers; a test changes it. */
const platform = {
  keys: [] as JWK[],
  certsAsked: 0,
  token: { client_id: CHANNEL, expires_in: 3600 } as object,
  tokenStatus: 200,
  profile: { userId: USER } as object,
  profileStatus: 200,
  down: false,
};
let server: Server;
let apiBase: string;

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

async function newKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  platform.keys = [...platform.keys, { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'ES256' }];
  return { kid, privateKey };
}

interface Claims {
  sub?: string;
  iss?: string;
  aud?: string;
  lifetime?: number;
}

const sign = ({ kid, privateKey }: { kid: string; privateKey: CryptoKey }, claims: Claims = {}) =>
  new SignJWT({ name: '山田 花子', amr: ['linesso'] })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
    .setSubject(claims.sub ?? USER)
    .setIssuer(claims.iss ?? 'https://access.line.me')
    .setAudience(claims.aud ?? CHANNEL)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + (claims.lifetime ?? 3600))
    .sign(privateKey);

let real: Clinic;
let key: Awaited<ReturnType<typeof newKey>>;
beforeEach(async () => {
  Object.assign(platform, {
    keys: [],
    certsAsked: 0,
    token: { client_id: CHANNEL, expires_in: 3600 },
    tokenStatus: 200,
    profile: { userId: USER },
    profileStatus: 200,
    down: false,
  });
  key = await newKey('k1');
  real = realClinic(0);
});

const realClinic = (pauseMs: number) =>
  createClinic({
    db: clinic().db,
    clock: clinic().clock,
    identity: lineIdentity({ channelId: CHANNEL, apiBase, pauseMs }),
    preview: null,
    origins: [],
    publicUrl: ORIGIN,
  });

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

test('a patient of LINE logs in and calls; the keys are fetched once', async () => {
  const { visitor, response } = await logInWith(await sign(key));
  expect(await response.json()).toMatchObject({ success: true });
  await visitor.ask(listReservations);
  await visitor.ask(listReservations);
  expect(platform.certsAsked).toBe(1);
});

test('a user id token for another channel, from another issuer, expired or another’s is refused', async () => {
  for (const claims of [{ aud: '999' }, { iss: 'https://evil.example' }, { lifetime: -60 }, { sub: 'Uother' }])
    expect(await isLoggedIn(await sign(key, claims)), JSON.stringify(claims)).toBe(false);
  const { id_token, access_token } = await clinic().identity.issue('guest', 'x');
  expect(await isLoggedIn(id_token, access_token)).toBe(false);
});

test('an access token of another channel, spent, revoked or refused is refused', async () => {
  const uid = await sign(key);
  for (const change of [
    { token: { client_id: '999', expires_in: 3600 } },
    { token: { client_id: CHANNEL, expires_in: 0 } },
    { tokenStatus: 400 },
    { profileStatus: 401 },
    { profile: { userId: 'Uother' } },
  ]) {
    const before = { ...platform };
    Object.assign(platform, change);
    expect(await isLoggedIn(uid), JSON.stringify(change)).toBe(false);
    Object.assign(platform, before);
  }
  expect(await isLoggedIn(uid)).toBe(true);
});

test('an unknown key is looked up again, so that LINE may change its keys', async () => {
  expect(await isLoggedIn(await sign(key))).toBe(true);
  const next = await newKey('k2');
  expect(await isLoggedIn(await sign(next))).toBe(true);
  expect(platform.certsAsked).toBe(2);
});

test('tokens that name made-up keys do not make the clinic ask LINE each time', async () => {
  real = realClinic(60_000);
  expect(await isLoggedIn(await sign(key))).toBe(true);
  const { privateKey } = await generateKeyPair('ES256');
  for (let n = 0; n < 5; n += 1) expect(await isLoggedIn(await sign({ kid: `made-up-${n}`, privateKey }))).toBe(false);
  expect(platform.certsAsked).toBe(1);
});

test('LINE out of reach is a 503, never a refusal; patients inside go on', async () => {
  const uid = await sign(key);
  const { visitor } = await logInWith(uid);
  platform.down = true;
  expect((await visitor.send(listReservations)).status).toBe(200);
  const again = await logInWith(uid);
  expect(again.response.status).toBe(503);
  expect(await codeOf(again.response)).toBe('unavailable');
  real = realClinic(0);
  expect((await visitorOf(real, 'line', uid).send(listReservations)).status).toBe(503);
});
