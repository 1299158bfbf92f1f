import { describe, expect, test } from 'vitest';
import {
  CLINIC_NOW,
  book,
  createThroughDiagnose,
  listReservations,
  listShifts,
  login,
  payByBank,
  payByCard,
  updateAnswers,
} from '../../src/api/contract';
import { isUnstorable } from '../../server/db/db';
import { formBody } from './support/customerForm';
import { NOW, ORIGIN, codeOf, useClinic } from './support/testClinic';
import { AGREED } from './support/agreed';
import { logIn, requestOf, shortBody } from './support/visitor';

const clinic = useClinic();
const APP = 'https://app.example';

describe('a cross-site request', () => {
  const status = async (headers: Record<string, string>, origins: string[] = []) =>
    (
      await clinic()
        .again({ origins })
        .fetch(requestOf(listReservations, {}, headers))
    ).status;

  // 401 = accepted, but without a login.
  test.each([
    [{}, 401],
    [{ origin: ORIGIN }, 401],
    [{ 'sec-fetch-site': 'same-origin' }, 401],
    [{ 'sec-fetch-site': 'none' }, 401],
    [{ origin: ORIGIN, 'sec-fetch-site': 'same-site' }, 401],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: ORIGIN, 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: APP, 'sec-fetch-site': 'cross-site' }, 403],
  ])('%o gets %i', async (headers, expected) => {
    expect(await status(headers)).toBe(expected);
  });

  test('is let in when its origin is in APP_ORIGINS, exactly', async () => {
    expect(await status({ origin: APP, 'sec-fetch-site': 'cross-site' }, [APP])).toBe(401);
    expect(await status({ origin: `${APP}.evil`, 'sec-fetch-site': 'cross-site' }, [APP])).toBe(403);
  });

  test('gets CORS with credentials for an origin of APP_ORIGINS and none else, also with an error', async () => {
    const open = clinic().again({ origins: [APP] });
    const told = await open.fetch(requestOf(listReservations, {}, { origin: APP }));
    expect(told.headers.get('access-control-allow-origin')).toBe(APP);
    expect(told.headers.get('access-control-allow-credentials')).toBe('true');
    expect(told.headers.get('access-control-expose-headers')).toContain(CLINIC_NOW);
    expect(told.headers.get('vary')).toBe('Origin');
    const closed = await open.fetch(requestOf(listReservations, {}, { origin: 'https://evil.example' }));
    expect(closed.headers.get('access-control-allow-origin')).toBeNull();
    const preflight = (origin: string) =>
      open.fetch(new Request(`${ORIGIN}/api/reservations`, { method: 'OPTIONS', headers: { origin } }));
    const allowed = await preflight(APP);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-headers')).toBe('uid,content-type,idempotency-key');
    expect((await preflight('https://evil.example')).status).toBe(403);
  });
});

describe('every response', () => {
  test('carries the clinic’s time and is never stored, errors too', async () => {
    for (const path of ['/api/reservations', '/api/nowhere', '/api', '/api/preview/login']) {
      const response = await clinic().fetch(new Request(`${ORIGIN}${path}`));
      expect(response.headers.get(CLINIC_NOW), path).toBe(new Date(NOW).toISOString());
      expect(response.headers.get('cache-control'), path).toBe('no-store');
    }
  });

  test('is JSON with a 404 for an unknown path or method, logged in or not', async () => {
    for (const [method, path] of [
      ['GET', '/api/nowhere'],
      ['GET', '/api'],
      ['GET', '/api/reservations/5'],
      ['DELETE', '/api/reservations'],
      ['GET', '/api/auth/line'],
      ['GET', '/api/%E0%A4%A'],
      ['PATCH', '/api/preview/clock'],
    ] as const) {
      const response = await clinic().fetch(new Request(`${ORIGIN}${path}`, { method }));
      expect(response.status, path).toBe(404);
      expect(await codeOf(response)).toBe('not_found');
    }
  });

  test('is a 500 that tells nothing when the clinic itself fails, and a 503 when its database is away', async () => {
    const broken = (error: Error) =>
      clinic()
        .again({ clock: { now: () => Promise.reject(error) } })
        .fetch(requestOf(listReservations));
    const away = await broken(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    expect(away.status).toBe(503);
    expect(await codeOf(away)).toBe('unavailable');
    expect(away.headers.get(CLINIC_NOW)).not.toBeNull();
  });
});

describe('invalid input is a 400, never a 500', () => {
  const raw = async (method: string, path: string, body?: BodyInit, type?: string) => {
    const visitor = await logIn(clinic(), 'clumsy');
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { uid: visitor.uid, cookie, ...(type && { 'content-type': type }) };
    return clinic().fetch(
      new Request(`${ORIGIN}/api${path}`, { method, headers, ...(body !== undefined && { body }) }),
    );
  };

  test.each([
    ['GET', '/reservations/1/shift'],
    ['GET', '/reservations/1/shift?date=2026-02-30&doctor_id=any'],
    ['GET', '/reservations/1/shift?date=2026-07-03&doctor_id=-1'],
    ['GET', '/reservations/abc/shift?date=2026-07-03&doctor_id=any'],
    ['GET', '/reservations/99999999999/shift?date=2026-07-03&doctor_id=any'],
    ['GET', '/reservations/4294967296/shift?date=2026-07-03&doctor_id=any'],
    ['GET', "/reservations/1'--/shift?date=2026-07-03&doctor_id=any"],
    ['GET', '/reservations/new?shift_id=1'],
    ['PUT', '/reservations/%00'],
    ['PUT', '/reservations/1.5'],
  ])('%s %s', async (method, path) => {
    const response = await raw(method, path);
    expect(response.status).toBe(400);
    expect(await codeOf(response)).toBe('bad_input');
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '{"short":true}',
    '{"short":"yes","id":1}',
    '{"short":true,"id":1.5,"subject_id":"1","shiftIds":[1]}',
    '{"short":true,"id":1,"subject_id":1,"shiftIds":"1"}',
    '{"short":true,"id":1,"subject_id":1,"shiftIds":[1],"uid":"\\u0000"}',
  ])('a booking of %s', async (body) => {
    expect((await raw('POST', '/reservations', body, 'application/json')).status).toBe(400);
  });

  // What is no id of the database: too large, also beyond what JavaScript writes without an exponent, or no whole number.
  test.each([2_147_483_648, Number.MAX_SAFE_INTEGER, 1e21, 1e300, 0, -1, 1.5])('an id of %d in a body', async (bad) => {
    const visitor = await logIn(clinic(), 'clumsy');
    const short = { id: 1, short: true, subject_id: 1, shiftIds: [1] };
    const form = formBody({ id: 1, subject_id: 1, shiftIds: [1] }, 'clumsy');
    const payload = JSON.stringify({ answers: [{ id: 1, question_id: bad, answer_text: 'x' }] });
    for (const [call, body] of [
      [book, { ...short, id: bad, shiftIds: [bad] }],
      [book, { ...short, subject_id: bad }],
      [book, { ...short, shiftIds: [1, bad] }],
      [book, { ...form, id: bad, shiftIds: [bad] }],
      [book, { ...form, subject_id: bad }],
      [payByCard, { id: bad, deliver_id: 1 }],
      [payByCard, { id: 1, deliver_id: bad }],
      [payByBank, { id: bad, deliver_id: 1 }],
      [payByBank, { id: 1, deliver_id: bad }],
      [updateAnswers, { payload, access_token: 'x' }],
    ] as const) {
      const response = await visitor.send(call, { body });
      expect(response.status, `${call.path} ${JSON.stringify(body)}`).toBe(400);
      expect(await codeOf(response)).toBe('bad_input');
    }
  });

  test.each(['2147483648', '9999999999', '1e21', '1'.repeat(22)])('an id of %s in an address', async (bad) => {
    const segment = `shift_ids[]=1&shift_ids[]=${bad}`;
    for (const [method, path] of [
      ['GET', `/reservations/doctors_list/${bad}`],
      ['GET', `/reservations/new?shift_id=1&subject_id=${bad}`],
      ['GET', `/payments?id=${bad}`],
      ['PUT', `/reservations/${bad}`],
      ['DELETE', `/delivers/${bad}`],
      ['POST', `/users/medical_result_destroy/${bad}`],
      ['POST', `/reservations/create_through_diagnose/1?${segment}&subject_id=1`],
      ['POST', `/reservations/create_through_rediagnose/${segment}?subject_id=1`],
    ] as const)
      expect((await raw(method, path)).status, path).toBe(400);
    // Nobody gets a link to it, and preview has no such reservation.
    expect((await raw('GET', `/files/${bad}?expires=1&signature=x`)).status).toBe(404);
    expect((await raw('POST', `/preview/reservations/${bad}/pay`)).status).toBe(404);
  });

  test('a text that the database can’t read as a number', async () => {
    const asked = clinic().db.query('select id from shifts where id = $1::text::int', ['1e21']);
    expect(isUnstorable(await asked.catch((error: unknown) => error))).toBe(true);
  });

  test('an invalid multipart body', async () => {
    const path = '/reservations/create_through_diagnose/1?shift_ids[]=1&subject_id=1';
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x', 'application/json'])
      expect((await raw('POST', path, 'nonsense', type)).status, type).toBe(400);
  });

  test('an invalid idempotency key', async () => {
    const visitor = await logIn(clinic(), 'clumsy');
    const body = shortBody({ id: 1, subject_id: 1, shiftIds: [1] });
    expect((await visitor.send(book, { body }, { key: 'two words' })).status).toBe(400);
  });
});

test('a body that is too large is a 413, announced or not', async () => {
  const visitor = await logIn(clinic(), 'heavy');
  expect((await visitor.send(book, { body: { short: true, note: 'x'.repeat(70_000) } })).status).toBe(413);
  const visit = requestOf(login, { body: { access_token: 'x' } });
  const stream = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(16_384));
    },
  });
  const endless = new Request(visit.url, { method: 'POST', body: stream, duplex: 'half' } as RequestInit);
  expect((await clinic().fetch(endless)).status).toBe(413);
});

describe('calls in a minute', () => {
  test('are limited to 120 a patient, on all processes together', async () => {
    const visitor = await logIn(clinic(), 'eager');
    const two = [clinic().again({ limited: true }), clinic().again({ limited: true })];
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const once = (turn: number) =>
      two[turn % 2]?.fetch(requestOf(listReservations, {}, { uid: visitor.uid, cookie }), `10.0.0.${turn % 9}`);
    // If a new minute starts meanwhile, the count restarts, so the test retries.
    const statuses: (number | undefined)[] = [];
    for (let turn = 0; turn < 360 && !statuses.includes(429); turn += 1) statuses.push((await once(turn))?.status);
    expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(120);
    const refused = await once(0);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await logIn(clinic(), 'patient');
    const otherCookie = [...other.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const calm = await two[0]?.fetch(requestOf(listReservations, {}, { uid: other.uid, cookie: otherCookie }), 'a');
    expect(calm?.status).toBe(200);
  });

  test('are limited to 3,000 an address', async () => {
    const limited = clinic().again({ limited: true });
    const window = Math.floor(Date.now() / 60_000);
    for (const minute of [window, window + 1])
      await clinic().db.query('insert into rate_windows values ($1, $2::bigint, 2999)', [`address:a${minute}`, minute]);
    const bucket = `a${Math.floor(Date.now() / 60_000)}`;
    expect((await limited.fetch(requestOf(listReservations), bucket)).status).toBe(401);
    expect((await limited.fetch(requestOf(listReservations), bucket)).status).toBe(429);
    expect((await clinic().fetch(requestOf(listReservations), bucket)).status).toBe(401);
  });
});

test('unknown paths are a 404', async () => {
  const visitor = await logIn(clinic(), 'seeker');
  const date = '2026-07-03';
  for (const [call, input] of [
    [listShifts, { params: { id: 9 }, query: { date, doctor_id: 'any' } }],
    [listShifts, { params: { id: 1 }, query: { date, doctor_id: 999 } }],
    [book, { body: shortBody({ id: 2_000_000_000, subject_id: 1, shiftIds: [2_000_000_000] }) }],
    [book, { body: shortBody({ id: 1, subject_id: 77, shiftIds: [1] }) }],
    [
      createThroughDiagnose,
      {
        params: { id: 1 },
        query: { 'shift_ids[]': [1], subject_id: 77 },
        body: { answers: {}, images: {}, subject_id: '77', agreed: AGREED },
      },
    ],
  ] as const) {
    const response = await visitor.send(call, input);
    expect(response.status, call.path).toBe(404);
    expect(await codeOf(response)).toBe('not_found');
  }
});
