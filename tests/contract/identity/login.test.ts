import { afterEach, describe, expect, test, vi } from 'vitest';
import { listReservations, login } from '../../../src/api/contract';
import { rateLimits } from '../../../server/http/rateLimits';
import { endSessions } from '../../../server/identity/cookieSessions';
import { NOW, errorCodeOf, useClinic, statusAndCode } from '../support/testClinic';
import { logIn, requestOf, visitorOf, sameSessionAt, headersOf } from '../../patient';

const clinic = useClinic();
afterEach(() => void vi.useRealTimers());

describe('a login', () => {
  const isAccepted = async (uid: string, accessToken: string) => {
    const visitor = visitorOf(clinic(), 'x', uid);
    const { success, message } = await visitor.ask(login, { body: { access_token: accessToken } });
    expect(message).toMatch(/[ぁ-ん]/);
    expect(visitor.cookies.size).toBe(0);
    return success;
  };

  test('is refused with a message if the uid is invalid', async () => {
    const { access_token, profile } = await clinic().identity.issue('refused', 'x');
    const expired = await clinic().identity.issue('refused', 'x', -60);
    for (const uid of [profile.userId, 'not a token', expired.id_token, access_token])
      expect(await isAccepted(uid, access_token), uid).toBe(false);
  });

  test('is refused with a message if the access token is invalid', async () => {
    const { id_token } = await clinic().identity.issue('refused', 'x');
    const other = await clinic().identity.issue('somebody-else', 'x');
    const expired = await clinic().identity.issue('refused', 'x', -60);
    for (const token of ['nonsense', id_token, other.access_token, expired.access_token])
      expect(await isAccepted(id_token, token), token).toBe(false);
  });
});

test('a login opens a session in a cookie that scripts cannot read (§session-twelve-hours)', async () => {
  const { id_token, access_token } = await clinic().identity.issue('cookie', 'x');
  const visitor = visitorOf(clinic(), 'cookie', id_token);
  const response = await visitor.send(login, { body: { access_token, line_flag: true } });
  const cookie = response.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^clinic_session_[0-9a-f]{16}=[0-9a-f]{64}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
  const [, token] = /=([0-9a-f]{64})/.exec(cookie) ?? [];
  const stored = await clinic().db.query<{ token_hash: string }>('select token_hash from sessions');
  expect(stored.length).toBeGreaterThan(0);
  expect(stored.map((row) => row.token_hash)).not.toContain(token);
});

test('the session cookie is Secure over https, and SameSite=None with APP_ORIGINS', async () => {
  const cookieOf = async (parts: { publicUrl?: string; origins?: string[] }) => {
    const { id_token, access_token } = await clinic().identity.issue('cookie', 'x');
    const visitor = visitorOf(clinic().openAnother(parts), 'cookie', id_token);
    return (await visitor.send(login, { body: { access_token } })).headers.get('set-cookie');
  };
  expect(await cookieOf({ publicUrl: 'https://clinic.example' })).toMatch(/Secure; SameSite=Lax$/);
  expect(await cookieOf({ origins: ['https://app.example'] })).toMatch(/Secure; SameSite=None$/);
});

test('a patient’s refused logins count towards the limit of 120 calls a minute', async () => {
  // The fake clock keeps all calls within one minute.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const limitedClinic = clinic().openAnother({ limits: rateLimits() });
  const visitor = visitorOf(limitedClinic, 'flood', (await logIn(clinic(), 'flood')).uid);
  const logInAgain = async () => (await visitor.send(login, { body: { access_token: 'nonsense' } })).status;
  for (let turn = 0; turn < 120; turn += 1) expect(await logInAgain()).not.toBe(429);
  expect(await logInAgain()).toBe(429);
  // A login with an invalid id token does not count towards a patient's limit.
  visitor.uid = 'nobody';
  expect((await visitor.send(login, { body: { access_token: 'nonsense' } })).status).toBe(200);
});

test('a login within an hour of the last login keeps the session', async () => {
  const visitor = await logIn(clinic(), 'reopened');
  const { profile, access_token } = await clinic().identity.issue('reopened', 'x');
  const sessions = () => clinic().db.query('select * from sessions where line_sub = $1', [profile.userId]);
  const before = await sessions();
  for (let turn = 0; turn < 3; turn += 1)
    expect(await visitor.ask(login, { body: { access_token } })).toMatchObject({ success: true });
  expect(await sessions()).toEqual(before);
  expect((await visitor.send(listReservations)).status).toBe(200);

  // If the session has ended, a login opens a new session.
  await clinic().db.query('delete from sessions where line_sub = $1', [profile.userId]);
  const other = await logIn(clinic(), 'reopened-other');
  for (const name of visitor.cookies.keys()) visitor.cookies.set(name, [...other.cookies.values()][0] ?? '');
  expect((await visitor.send(login, { body: { access_token } })).headers.get('set-cookie')).toMatch(/=[0-9a-f]{64};/);
  expect((await visitor.send(listReservations)).status).toBe(200);
});

test('if a login opens a new session, the previous session stays valid for a minute', async () => {
  const visitor = await logIn(clinic(), 'again');
  await clinic().db.query(`update sessions set expires_at = expires_at - interval '1 hour'`);
  const elsewhere = await logIn(clinic(), 'again');
  const previous = sameSessionAt(clinic(), visitor);
  const { access_token } = await clinic().identity.issue('again', 'x');
  expect((await visitor.send(login, { body: { access_token } })).status).toBe(200);
  expect([...visitor.cookies.values()]).not.toEqual([...previous.cookies.values()]);

  expect((await previous.send(listReservations)).status).toBe(200);
  await clinic().db.query(`update sessions set expires_at = expires_at - interval '61 seconds'`);
  expect((await previous.send(listReservations)).status).toBe(401);
  expect((await visitor.send(listReservations)).status).toBe(200);
  expect((await elsewhere.send(listReservations)).status).toBe(200);
});

test('a login immediately ends another patient’s session in the same browser', async () => {
  const former = await logIn(clinic(), 'former');
  const elsewhere = await logIn(clinic(), 'former');
  const other = await logIn(clinic(), 'entering');
  const { access_token, id_token } = await clinic().identity.issue('entering', 'x');
  const browser = visitorOf(clinic(), 'browser', id_token);
  for (const [name, value] of former.cookies) browser.cookies.set(name, value);
  browser.cookies.set('unrelated', '1');

  expect(await browser.ask(login, { body: { access_token: 'nonsense' } })).toMatchObject({ success: false });
  expect((await former.send(listReservations)).status).toBe(200);

  const reply = await browser.send(login, { body: { access_token } });
  const [name] = [...former.cookies.keys()];
  expect(reply.headers.getSetCookie()).toEqual([
    `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`,
    expect.stringMatching(/^clinic_session_[0-9a-f]{16}=[0-9a-f]{64}; Max-Age=43200; Path=\/; /),
  ]);
  expect((await former.send(listReservations)).status).toBe(401);
  for (const visitor of [browser, elsewhere, other]) expect((await visitor.send(listReservations)).status).toBe(200);

  // If the login continues an existing session, the login still ends the other patient's session.
  for (const [ownName, value] of elsewhere.cookies) browser.cookies.set(ownName, value);
  expect((await browser.send(login, { body: { access_token } })).headers.getSetCookie()).toEqual([
    expect.stringMatching(/=; Max-Age=0; Path=\/; /),
  ]);
  expect((await elsewhere.send(listReservations)).status).toBe(401);
});

test('staff can end all sessions of one patient', async () => {
  const owner = await logIn(clinic(), 'lost-phone');
  const other = await logIn(clinic(), 'other-phone');
  const { profile } = await clinic().identity.issue('lost-phone', 'x');
  expect(await endSessions(clinic().db, profile.userId)).toBe(1);
  expect((await owner.send(listReservations)).status).toBe(401);
  expect((await other.send(listReservations)).status).toBe(200);
  expect(await endSessions(clinic().db, profile.userId)).toBe(0);
  await expect(endSessions(clinic().db, 'U-nobody')).rejects.toMatchObject({ refusal: 'unknown' });
});

test('every call after login needs the patient’s own cookie and ID token', async () => {
  const first = await logIn(clinic(), 'one');
  const second = await logIn(clinic(), 'two');
  expect((await first.send(listReservations)).status).toBe(200);

  const withoutCookie = visitorOf(clinic(), 'one', first.uid);
  expect(await errorCodeOf(await withoutCookie.send(listReservations))).toBe('login_required');

  const mixedVisitor = visitorOf(clinic(), 'mixed', first.uid);
  for (const [name, value] of second.cookies) mixedVisitor.cookies.set(name, value);
  expect(await statusAndCode(mixedVisitor.send(listReservations))).toBe('401 login_required');

  // With both cookies in one browser, each uid selects its own session.
  for (const [name, value] of first.cookies) mixedVisitor.cookies.set(name, value);
  expect((await mixedVisitor.send(listReservations)).status).toBe(200);

  // If one patient's cookie contains another patient's session token, the clinic refuses the call.
  const thief = visitorOf(clinic(), 'thief', first.uid);
  for (const name of first.cookies.keys()) thief.cookies.set(name, [...second.cookies.values()][0] ?? '');
  expect((await thief.send(listReservations)).status).toBe(401);

  const { cookie } = headersOf(first);
  const noUid = await clinic().fetch(requestOf(listReservations, {}, { cookie: cookie ?? '' }));
  expect(noUid.status).toBe(401);
});

test('a session ends after 12 hours, whatever the clinic’s clock says (§session-twelve-hours)', async () => {
  const visitor = await logIn(clinic(), 'overnight');
  clinic().clock.at = NOW + 48 * 3_600_000;
  expect((await visitor.send(listReservations)).status).toBe(200);
  clinic().clock.at = NOW;
  await clinic().db.query(`update sessions set expires_at = expires_at - interval '12 hours'`);
  expect((await visitor.send(listReservations)).status).toBe(401);
});
