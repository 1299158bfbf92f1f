import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT, exportJWK, generateKeyPair, type CryptoKey, type JWK } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClinic, type Clinic } from '../../server/app';
import { lineIdentity } from '../../server/identity/lineIdentity';
import { sandboxPayments } from '../../server/payments/sandbox';
import type { Call, Schema } from '../../src/api/call';
import * as contract from '../../src/api/contract';
import { listReservations, login } from '../../src/api/contract';
import { ORIGIN, codeOf, useClinic } from './support/testClinic';
import { visitorOf } from './support/visitor';

const CHANNEL = '1234567890';
const USER = 'U0123456789abcdef0123456789abcdef';
const clinic = useClinic();

/** The platform's replies; tests change them. */
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
    payments: sandboxPayments(clinic().db, ORIGIN),
    // Each clinic would claim calls of the same patient.
    limited: false,
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

test('an unknown key id is looked up again, so that LINE can rotate its keys', async () => {
  expect(await isLoggedIn(await sign(key))).toBe(true);
  const next = await newKey('k2');
  expect(await isLoggedIn(await sign(next))).toBe(true);
  expect(platform.certsAsked).toBe(2);
});

describe('while the clock of the computer is wrong', () => {
  const HOUR_MS = 3_600_000;
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const turnClock = (ms: number) => vi.setSystemTime(Date.now() + ms);

  test('set back, a new key of LINE is found all the same, and the keys are fetched again in time', async () => {
    const uptime = vi.spyOn(performance, 'now');
    expect(await isLoggedIn(await sign(key))).toBe(true);
    turnClock(-2 * HOUR_MS);
    expect(await isLoggedIn(await sign(await newKey('k2')))).toBe(true);
    expect(platform.certsAsked).toBe(2);
    // The newest key, so that no other reason asks again.
    const at = performance.now();
    uptime.mockImplementation(() => at + HOUR_MS + 1);
    expect(await isLoggedIn(await sign(key))).toBe(true);
    expect(platform.certsAsked).toBe(3);
  });

  test('set forward again and again, LINE is asked no more often', async () => {
    real = realClinic(60_000);
    expect(await isLoggedIn(await sign(key))).toBe(true);
    const { privateKey } = await generateKeyPair('ES256');
    for (let n = 0; n < 3; n += 1) {
      turnClock(2 * HOUR_MS);
      expect(await isLoggedIn(await sign(key))).toBe(true);
      expect(await isLoggedIn(await sign({ kid: `made-up-${n}`, privateKey }))).toBe(false);
    }
    expect(platform.certsAsked).toBe(1);
  });
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

test('a key LINE has withdrawn serves no longer once the new ones are known', async () => {
  const uid = await sign(key);
  expect(await isLoggedIn(uid)).toBe(true);
  const next = await newKey('k2');
  platform.keys = platform.keys.slice(1);
  expect(await isLoggedIn(await sign(next))).toBe(true);
  expect(await isLoggedIn(uid)).toBe(false);
});

test('a LINE that answers nonsense or an error of its own is a 503 too', async () => {
  const uid = await sign(key);
  for (const change of [
    { token: { scope: 'profile' } },
    { tokenStatus: 500 },
    { tokenStatus: 404 },
    { profile: {} },
    { profileStatus: 502 },
  ]) {
    const before = { ...platform };
    Object.assign(platform, change);
    const { response } = await logInWith(uid);
    expect(response.status, JSON.stringify(change)).toBe(503);
    expect(response.headers.get('set-cookie')).toBeNull();
    Object.assign(platform, before);
  }
});

describe('every call of a patient', () => {
  type AnyCall = Call<Schema, Schema, Schema, Schema>;
  const isCall = (value: unknown): value is AnyCall =>
    typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'reply' in value;
  const calls = Object.entries<unknown>(contract).flatMap(([name, value]) =>
    isCall(value) && !value.open ? [{ name, call: value }] : [],
  );
  // Rejected before any input is read, so the same values work for all.
  const params = { id: 1, shiftIds: [1, 2] };

  /** Sends every call; returns those that do not reply 401 `login_required`. */
  async function open(visitor: ReturnType<typeof visitorOf>): Promise<string[]> {
    const opened: string[] = [];
    let asked = 0;
    for (const { name, call } of calls) {
      const response = await visitor.send(call, { params, body: {} });
      const text = await response.text();
      // A call of the contract that this clinic does not serve.
      if (response.status === 404 && text.includes('ページ')) continue;
      asked += 1;
      if (response.status !== 401 || !text.includes('login_required')) opened.push(`${name} ${response.status}`);
    }
    expect(asked).toBeGreaterThan(10);
    return opened;
  }

  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = () => ({
    iss: 'https://access.line.me',
    sub: USER,
    aud: CHANNEL,
    exp: Math.floor(Date.now() / 1000) + 3600,
  });

  /** Tokens that resemble the patient's but are not signed with LINE's key. */
  const FORGED: Record<string, () => Promise<string> | string> = {
    'signed with a key of one’s own': async () =>
      sign({ kid: 'k1', privateKey: (await generateKeyPair('ES256')).privateKey }),
    'that brings its own key along': async () => {
      const own = await generateKeyPair('ES256', { extractable: true });
      return new SignJWT(claims())
        .setProtectedHeader({ alg: 'ES256', jwk: await exportJWK(own.publicKey) })
        .sign(own.privateKey);
    },
    'signed with the public key as a secret': () =>
      new SignJWT(claims())
        .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
        .sign(new TextEncoder().encode(JSON.stringify(platform.keys[0]))),
    'whose words were changed': async () => {
      const [header, , signature] = (await sign(key, { sub: 'Uother' })).split('.');
      return `${header}.${base64(claims())}.${signature}`;
    },
    'unsigned, alg none': () => `${base64({ alg: 'none', kid: 'k1' })}.${base64(claims())}.`,
    'without a signature': async () => (await sign(key)).replace(/[^.]*$/, ''),
    'for another channel': () => sign(key, { aud: '999' }),
    'from another issuer': () => sign(key, { iss: 'https://access.line.me.evil.example' }),
    'that is the bare user id': () => USER,
    'that is empty': () => '',
  };

  test.each(Object.keys(FORGED))('a uid %s is refused, though the session is the patient’s', async (kind) => {
    const { visitor } = await logInWith(await sign(key));
    expect((await visitor.send(listReservations)).status).toBe(200);
    visitor.uid = (await FORGED[kind]?.()) ?? 'missing';
    expect(await open(visitor)).toEqual([]);
  });

  test('an expired uid is refused outside a session, and good inside one of the same user', async () => {
    const expired = await sign(key, { lifetime: -60 });
    expect(await open(visitorOf(real, 'line', expired))).toEqual([]);
    const { visitor } = await logInWith(await sign(key));
    visitor.uid = expired;
    expect((await visitor.send(listReservations)).status).toBe(200);
  });

  test('one patient’s session with another’s token is refused, both ways', async () => {
    const one = (await logInWith(await sign(key))).visitor;
    platform.profile = { userId: 'Uother' };
    const other = (await logInWith(await sign(key, { sub: 'Uother' }))).visitor;
    for (const visitor of [one, other]) expect((await visitor.send(listReservations)).status).toBe(200);
    [one.uid, other.uid] = [other.uid, one.uid];
    expect(await open(one)).toEqual([]);
    expect(await open(other)).toEqual([]);
  });
});
