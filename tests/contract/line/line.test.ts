import { generateKeyPair } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listReservations } from '../../../src/api/contract';
import { codeOf, useClinic } from '../support/testClinic';
import { CHANNEL, useLinePlatform } from '../support/linePlatform';
import { visitorOf } from '../support/visitor';

const clinic = useClinic();
const { platform, newKey, sign, restart, logInWith, isLoggedIn } = useLinePlatform(clinic);

test('a patient of LINE logs in and calls; the keys are fetched once', async () => {
  const { visitor, response } = await logInWith(await sign());
  expect(await response.json()).toMatchObject({ success: true });
  await visitor.ask(listReservations);
  await visitor.ask(listReservations);
  expect(platform.certsAsked).toBe(1);
});

// §uid-verified
test('a user id token for another channel, from another issuer, expired or another’s is refused', async () => {
  for (const claims of [{ aud: '999' }, { iss: 'https://evil.example' }, { lifetime: -60 }, { sub: 'Uother' }])
    expect(await isLoggedIn(await sign(claims)), JSON.stringify(claims)).toBe(false);
  const { id_token, access_token } = await clinic().identity.issue('guest', 'x');
  expect(await isLoggedIn(id_token, access_token)).toBe(false);
});

test('an access token of another channel, spent, revoked or refused is refused', async () => {
  const uid = await sign();
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
  expect(await isLoggedIn(await sign())).toBe(true);
  const next = await newKey('k2');
  expect(await isLoggedIn(await sign({}, next))).toBe(true);
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
    expect(await isLoggedIn(await sign())).toBe(true);
    turnClock(-2 * HOUR_MS);
    expect(await isLoggedIn(await sign({}, await newKey('k2')))).toBe(true);
    expect(platform.certsAsked).toBe(2);
    // The newest key, so that no other reason asks again.
    const at = performance.now();
    uptime.mockImplementation(() => at + HOUR_MS + 1);
    expect(await isLoggedIn(await sign())).toBe(true);
    expect(platform.certsAsked).toBe(3);
  });

  test('set forward again and again, LINE is asked no more often', async () => {
    restart(60_000);
    expect(await isLoggedIn(await sign())).toBe(true);
    const { privateKey } = await generateKeyPair('ES256');
    for (let n = 0; n < 3; n += 1) {
      turnClock(2 * HOUR_MS);
      expect(await isLoggedIn(await sign())).toBe(true);
      expect(await isLoggedIn(await sign({}, { kid: `made-up-${n}`, privateKey }))).toBe(false);
    }
    expect(platform.certsAsked).toBe(1);
  });
});

test('tokens that name made-up keys do not make the clinic ask LINE each time', async () => {
  restart(60_000);
  expect(await isLoggedIn(await sign())).toBe(true);
  const { privateKey } = await generateKeyPair('ES256');
  for (let n = 0; n < 5; n += 1)
    expect(await isLoggedIn(await sign({}, { kid: `made-up-${n}`, privateKey }))).toBe(false);
  expect(platform.certsAsked).toBe(1);
});

test('LINE out of reach is a 503, never a refusal; patients inside go on', async () => {
  const uid = await sign();
  const { visitor } = await logInWith(uid);
  platform.down = true;
  expect((await visitor.send(listReservations)).status).toBe(200);
  const again = await logInWith(uid);
  expect(again.response.status).toBe(503);
  expect(await codeOf(again.response)).toBe('unavailable');
  expect((await visitorOf(restart(0), 'line', uid).send(listReservations)).status).toBe(503);
});

test('a key LINE has withdrawn serves no longer once the new ones are known', async () => {
  const uid = await sign();
  expect(await isLoggedIn(uid)).toBe(true);
  const next = await newKey('k2');
  platform.keys = platform.keys.slice(1);
  expect(await isLoggedIn(await sign({}, next))).toBe(true);
  expect(await isLoggedIn(uid)).toBe(false);
});

test('a LINE that answers nonsense or an error of its own is a 503 too', async () => {
  const uid = await sign();
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
