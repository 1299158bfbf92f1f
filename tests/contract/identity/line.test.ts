import { SignJWT, exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listReservations } from '../../../src/api/contract';
import { MINI_APP } from '../../line/state';
import { visitorOf } from '../../patient';
import { useLine } from '../support/lineClinic';
import { errorCodeOf, useClinic } from '../support/testClinic';

const clinic = useClinic();
const { line, signIdToken, restart, logInWith, loginSucceeds, certRequestCount } = useLine(clinic);

test('the clinic fetches LINE’s keys once for a login and the calls after it', async () => {
  const { visitor, response } = await logInWith(await signIdToken());
  expect(await response.json()).toMatchObject({ success: true });
  await visitor.ask(listReservations);
  await visitor.ask(listReservations);
  expect(certRequestCount()).toBe(1);
});

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = () => ({
  iss: 'https://access.line.me',
  sub: line().state.user.userId,
  aud: MINI_APP.id,
  exp: Math.floor(Date.now() / 1000) + 3600,
});

const REFUSED_UIDS: Record<string, () => Promise<string> | string> = {
  'signed with the caller’s own key': async () =>
    signIdToken({}, { kid: 'k1', privateKey: (await generateKeyPair('ES256')).privateKey }),
  'that contains its own key': async () => {
    const own = await generateKeyPair('ES256', { extractable: true });
    const header = { alg: 'ES256', jwk: await exportJWK(own.publicKey) };
    return new SignJWT(claims()).setProtectedHeader(header).sign(own.privateKey);
  },
  'signed with LINE’s public key as an HMAC secret': () =>
    new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .sign(new TextEncoder().encode(JSON.stringify(line().keys[0]))),
  'whose claims were changed': async () => {
    const [header, , signature] = (await signIdToken({ sub: 'Uother' })).split('.');
    return `${header}.${base64(claims())}.${signature}`;
  },
  'that is unsigned (alg none)': () => `${base64({ alg: 'none', kid: 'k1' })}.${base64(claims())}.`,
  'without a signature': async () => (await signIdToken()).replace(/[^.]*$/, ''),
  'for another channel': () => signIdToken({ aud: '999' }),
  'from another issuer': () => signIdToken({ iss: 'https://access.line.me.evil.example' }),
  'of another user': () => signIdToken({ sub: 'Uother' }),
  'that is only the user id': () => line().state.user.userId,
  'that is empty': () => '',
};

test.each(Object.keys(REFUSED_UIDS))('a uid %s is refused (§uid-verified)', async (kind) => {
  const { visitor } = await logInWith(await signIdToken());
  expect((await visitor.send(listReservations)).status).toBe(200);
  visitor.uid = (await REFUSED_UIDS[kind]?.()) ?? 'missing';
  expect(await errorCodeOf(await visitor.send(listReservations))).toBe('login_required');
  expect(await loginSucceeds(visitor.uid)).toBe(false);
});

test('an expired uid is accepted only inside its user’s session', async () => {
  const expired = await signIdToken({ lifetime: -60 });
  expect(await loginSucceeds(expired)).toBe(false);
  const { visitor } = await logInWith(await signIdToken());
  visitor.uid = expired;
  expect((await visitor.send(listReservations)).status).toBe(200);
});

const VERIFY = 'GET api.line.me/oauth2/v2.1/verify';
const PROFILE = 'GET api.line.me/v2/profile';

test.each<[what: string, call: string, reply: object, status: number]>([
  ['of another channel', VERIFY, { client_id: '999', expires_in: 3600 }, 200],
  ['that is expired', VERIFY, { client_id: MINI_APP.id, expires_in: 0 }, 200],
  ['that is revoked', VERIFY, {}, 400],
  ['for which LINE returns no profile', PROFILE, {}, 401],
  ['of another user', PROFILE, { userId: 'Uother' }, 200],
])('an access token %s is refused', async (_, call, reply, status) => {
  line().state.instead.set(call, () => Response.json(reply, { status }));
  expect(await loginSucceeds(await signIdToken())).toBe(false);
});

test.each<[what: string, call: string, reply: object, status: number]>([
  ['without a channel', VERIFY, { scope: 'profile' }, 200],
  ['with an error', VERIFY, {}, 500],
  ['without a user', PROFILE, {}, 200],
])('after a LINE reply %s, the login gets a 503 and no cookie', async (_, call, reply, status) => {
  line().state.instead.set(call, () => Response.json(reply, { status }));
  const { response } = await logInWith(await signIdToken());
  expect([response.status, response.headers.get('set-cookie')]).toEqual([503, null]);
});

test('while LINE is unreachable, patients who are logged in can make calls', async () => {
  const uid = await signIdToken();
  const { visitor } = await logInWith(uid);
  line().state.down = true;
  expect((await visitor.send(listReservations)).status).toBe(200);
  const secondLogin = await logInWith(uid);
  expect([secondLogin.response.status, await errorCodeOf(secondLogin.response)]).toEqual([503, 'unavailable']);
  expect((await visitorOf(restart(0), 'line', uid).send(listReservations)).status).toBe(503);
});

describe('the keys of LINE', () => {
  const HOUR_MS = 3_600_000;
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const turnClock = (ms: number) => vi.setSystemTime(Date.now() + ms);

  test('are fetched again for an unknown key id', async () => {
    const uid = await signIdToken();
    expect(await loginSucceeds(uid)).toBe(true);
    const newKey = await line().newKey('k2');
    line().keys.shift();
    expect(await loginSucceeds(await signIdToken({}, newKey))).toBe(true);
    expect(certRequestCount()).toBe(2);
    expect(await loginSucceeds(uid)).toBe(false);
  });

  test('are fetched at most once a minute, even after a clock change', async () => {
    restart(60_000);
    expect(await loginSucceeds(await signIdToken())).toBe(true);
    const { privateKey } = await generateKeyPair('ES256');
    for (let n = 0; n < 3; n += 1) {
      expect(await loginSucceeds(await signIdToken({}, { kid: `made-up-${n}`, privateKey }))).toBe(false);
      turnClock(2 * HOUR_MS);
      expect(await loginSucceeds(await signIdToken())).toBe(true);
    }
    expect(certRequestCount()).toBe(1);
  });
});
