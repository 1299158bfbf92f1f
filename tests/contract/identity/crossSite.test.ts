import { describe, expect, test } from 'vitest';
import { CLINIC_NOW_HEADER, listReservations } from '../../../src/api/contract';
import { NOW, ORIGIN, errorCodeOf, useClinic, statusAndCode } from '../support/testClinic';
import { requestOf } from '../../patient';

const clinic = useClinic();
const APP = 'https://app.example';

describe('a request', () => {
  const statusOf = async (headers: Record<string, string>, origins: string[] = []) => {
    const otherClinic = clinic().openAnother({ origins });
    return (await otherClinic.fetch(requestOf(listReservations, {}, headers))).status;
  };

  // A request from an accepted site gets a 401, because none of these requests has a login.
  test.each([
    [{}, 401],
    [{ origin: ORIGIN }, 401],
    [{ 'sec-fetch-site': 'same-origin' }, 401],
    [{ origin: ORIGIN, 'sec-fetch-site': 'same-site' }, 401],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: APP, 'sec-fetch-site': 'cross-site' }, 403],
  ])('with the headers %o gets the status %i (§cross-site-refused)', async (headers, expected) => {
    expect(await statusOf(headers)).toBe(expected);
  });

  test('from another site needs an origin in APP_ORIGINS', async () => {
    expect(await statusOf({ origin: APP, 'sec-fetch-site': 'cross-site' }, [APP])).toBe(401);
    expect(await statusOf({ origin: `${APP}.evil`, 'sec-fetch-site': 'cross-site' }, [APP])).toBe(403);
  });

  test('gets CORS headers only if its origin is in APP_ORIGINS (§cross-site-refused)', async () => {
    const otherClinic = clinic().openAnother({ origins: [APP] });
    const allowedReply = await otherClinic.fetch(requestOf(listReservations, {}, { origin: APP }));
    expect(allowedReply.headers.get('access-control-allow-origin')).toBe(APP);
    expect(allowedReply.headers.get('access-control-allow-credentials')).toBe('true');
    expect(allowedReply.headers.get('access-control-expose-headers')).toContain(CLINIC_NOW_HEADER);
    expect(allowedReply.headers.get('vary')).toBe('Origin');
    const foreignReply = await otherClinic.fetch(requestOf(listReservations, {}, { origin: 'https://evil.example' }));
    expect(foreignReply.headers.get('access-control-allow-origin')).toBeNull();
    const preflight = (origin: string) =>
      otherClinic.fetch(new Request(`${ORIGIN}/api/reservations`, { method: 'OPTIONS', headers: { origin } }));
    const allowedPreflight = await preflight(APP);
    expect(allowedPreflight.status).toBe(204);
    expect(allowedPreflight.headers.get('access-control-allow-headers')).toBe('uid,content-type,idempotency-key');
    expect((await preflight('https://evil.example')).status).toBe(403);
  });
});

describe('a response', () => {
  test('has the clinic’s time and is never cached (§clock-of-clinic)', async () => {
    for (const path of ['/api/reservations', '/api/nowhere', '/api', '/api/preview/login']) {
      const response = await clinic().fetch(new Request(`${ORIGIN}${path}`));
      expect(response.headers.get(CLINIC_NOW_HEADER), path).toBe(new Date(NOW).toISOString());
      expect(response.headers.get('cache-control'), path).toBe('no-store');
    }
  });

  test('to an unknown path or method is a 404 in JSON', async () => {
    for (const [method, path] of [
      ['GET', '/api/nowhere'],
      ['GET', '/api/reservations/5'],
      ['DELETE', '/api/reservations'],
      ['GET', '/api/%E0%A4%A'],
    ] as const) {
      const response = await clinic().fetch(new Request(`${ORIGIN}${path}`, { method }));
      expect(response.status, path).toBe(404);
      expect(await errorCodeOf(response)).toBe('not_found');
    }
  });

  test('is a 500 or 503 without details if the clinic fails', async () => {
    const failWith = (error: Error) =>
      clinic()
        .openAnother({ clock: { now: () => Promise.reject(error) } })
        .fetch(requestOf(listReservations));
    const failed = await failWith(new Error('taro@example.com'));
    expect([failed.status, await failed.text()]).toEqual([500, expect.not.stringContaining('taro')]);
    const unreachable = await failWith(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    expect(await statusAndCode(unreachable)).toBe('503 unavailable');
    expect(unreachable.headers.get(CLINIC_NOW_HEADER)).not.toBeNull();
  });
});
