import { afterEach, describe, expect, test, vi } from 'vitest';
import { LOGIN_TOKEN_HEADER, login } from '../../../src/api/contract';
import { BANK_SIGNATURE_HEADER } from '../../../server/http/signature';
import { recordedDb } from '../support/recordedDb';
import { ORIGIN, useClinic } from '../support/testClinic';
import { serveSite } from '../support/serveSite';
import { requestOf } from '../../patient';

const clinic = useClinic();
afterEach(() => void vi.restoreAllMocks());

describe('health checks:', () => {
  const statusOf = async (path: string, isStopping = false, db = clinic().db) =>
    (await serveSite(clinic(), { isStopping: () => isStopping, db }).get(path)).status;

  test('only /readyz answers 503 during shutdown or without a database', async () => {
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200]);
    expect([await statusOf('/healthz', true), await statusOf('/readyz', true)]).toEqual([200, 503]);
    const lostDb = { ...clinic().db, query: () => Promise.reject(new Error('Connection terminated')) };
    const silentDb = { ...clinic().db, query: () => new Promise<never>(() => undefined) };
    expect([await statusOf('/healthz', false, lostDb), await statusOf('/readyz', false, lostDb)]).toEqual([200, 503]);
    expect(await statusOf('/readyz', false, silentDb)).toBe(503);
  });

  test('/readyz checks the database at most once a second', async () => {
    let nowMs = 10_000;
    vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
    let isDown = false;
    const { db, sent } = recordedDb(clinic().db);
    const query: typeof db.query = (...args) =>
      isDown ? Promise.reject(new Error('Connection terminated')) : db.query(...args);
    const { get } = serveSite(clinic(), { db: { ...db, query } });
    const statusesOfFifty = async () => {
      const statuses = Array.from({ length: 50 }, async () => (await get('/readyz')).status);
      return [...new Set(await Promise.all(statuses))];
    };
    expect(await statusesOfFifty()).toEqual([200]);
    expect(sent).toEqual(['select 1']);
    nowMs += 999;
    isDown = true;
    expect(await statusesOfFifty()).toEqual([200]);
    nowMs += 1;
    expect(await statusesOfFifty()).toEqual([503]);
    isDown = false;
    nowMs += 1_000;
    expect(await statusesOfFifty()).toEqual([200]);
    expect(sent).toHaveLength(2);
  });
});

describe('the log', () => {
  async function ask(path: string, headers: Record<string, string> = {}, log: 'requests' | 'errors' = 'requests') {
    const { get, lines } = serveSite(clinic(), { log });
    return { response: await get(path, headers), lines };
  }

  test('has one line with the request id for each request', async () => {
    const { response, lines } = await ask('/api/reservations');
    expect(response.status).toBe(401);
    const id = response.headers.get('x-request-id') ?? '';
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(lines).toEqual([
      {
        time: expect.stringMatching(/Z$/),
        level: 'info',
        request_id: id,
        method: 'GET',
        path: '/api/reservations',
        status: 401,
        ms: expect.any(Number),
        refused: 'login_required',
      },
    ]);
  });

  test.each(['balancer-0042', 'a"b {}', 'a'.repeat(65)])(
    'ignores the request id %j of the caller',
    async (callerId) => {
      const { response, lines } = await ask('/api/none', { 'x-request-id': callerId });
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
      expect(lines[0]?.request_id).toBe(response.headers.get('x-request-id'));
    },
  );

  test.each([
    ['/api/reservations/12', 'PUT', '/api/reservations/:id'],
    ['/api/files/12', 'GET', '/api/files/:id'],
    ['/api/reservations/12', 'TARO', '/api/*'],
    ['/taro.png', 'GET', '/:missing'],
  ])('replaces the path %s of a %s request with the route %s', async (path, method, route) => {
    const { get, lines } = serveSite(clinic());
    await get(path, {}, method);
    expect(lines.map((line) => line.path)).toEqual([route]);
  });

  test('contains no patient data, token, signature, IP address or query (§log-without-patient)', async () => {
    const { lines } = await ask('/api/files/12?expires=1&signature=deadbeef', {
      uid: 'secret-token',
      cookie: 'clinic_session_1=secret',
    });
    expect(lines[0]?.path).toBe('/api/files/:id');
    expect(JSON.stringify(lines)).not.toMatch(/deadbeef|secret|203\.0\.113|12\b(?=[^:]*files)/);
  });

  test('shows where an error happened, without patient data', async () => {
    const brokenClinic = clinic().openAnother({
      clock: {
        now: () => {
          throw Object.assign(new Error('duplicate key (email)=("taro@example.com") for 09012345678'), {
            code: '23505',
          });
        },
      },
    });
    const { get, lines } = serveSite({ ...brokenClinic, db: clinic().db }, { log: 'errors' });
    expect((await get('/api/reservations')).status).toBe(500);
    expect(lines[0]).toMatchObject({ level: 'error', status: 500, error: { name: 'Error', code: '23505' } });
    expect(lines[0]?.error?.at[0]).toMatch(/operations\.test\.ts/);
    expect(JSON.stringify(lines)).not.toMatch(/taro|example\.com|0901234/);
  });

  test('distinguishes a refused login from a successful login', async () => {
    const { send, lines } = serveSite(clinic());
    const { id_token, access_token } = await clinic().identity.issue('logged-login', 'x');
    const other = await clinic().identity.issue('somebody-else', 'x');
    const logInWith = (uid: string, token: string) =>
      send(requestOf(login, { body: { access_token: token } }, { [LOGIN_TOKEN_HEADER]: uid }));
    for (const [uid, token] of [
      [id_token, other.access_token],
      ['forged-token', access_token],
      [id_token, access_token],
    ] as const)
      expect((await logInWith(uid, token)).status).toBe(200);
    expect(lines.map(({ status, refused }) => ({ status, refused }))).toEqual([
      { status: 200, refused: 'login_refused' },
      { status: 200, refused: 'login_refused' },
      { status: 200, refused: undefined },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/logged-login|forged|eyJ/);
  });

  test('names the reason why a request was refused', async () => {
    const { send, lines } = serveSite(clinic());
    const post = (path: string, headers: Record<string, string>) =>
      send(new Request(`${ORIGIN}/api${path}`, { method: 'POST', body: '{}', headers }));
    await post('/line_login', { origin: 'https://evil.example' });
    await post('/payments/bank_notice', {
      [BANK_SIGNATURE_HEADER]: `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`,
    });
    expect(lines.map(({ status, refused, error }) => ({ status, refused, error }))).toEqual([
      { status: 403, refused: 'cross_site', error: undefined },
      { status: 400, refused: 'bad_signature', error: undefined },
    ]);
  });

  test('omits refused requests if it lists only errors', async () => {
    const { lines } = await ask('/api/reservations', {}, 'errors');
    expect(lines).toEqual([]);
  });
});

test('a browser neither runs scripts of a reply nor caches the reply', async () => {
  const { headers } = await clinic().fetch(new Request(`${ORIGIN}/api/reservations`));
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['http://localhost:8080/', true],
  ['http://127.0.0.1:8080/', true],
  ['http://[::1]:8080/', true],
  ['https://preview.example.jp/', true],
  ['http://rebound.example.com:8080/', false],
  ['http://localhost.example.com:8080/', false],
  ['http://192.168.0.10:8080/', false],
])('in preview a request to %s is accepted: %s', async (url, isAccepted) => {
  const preview = serveSite(clinic(), { publicUrl: 'https://preview.example.jp', line: null });
  expect((await preview.get(new URL('/healthz', url).href)).status).toBe(isAccepted ? 200 : 421);
});
