import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  book,
  createThroughDiagnose,
  listReservations,
  listShifts,
  login,
  payByBank,
  payByCard,
  updateAnswers,
} from '../../../src/api/contract';
import { isUnstorable } from '../../../server/db/db';
import { rateLimits } from '../../../server/http/rateLimits';
import { formBody } from '../support/sentCustomer';
import { ORIGIN, codeOf, useClinic } from '../support/testClinic';
import { AGREED } from '../support/agreed';
import { logIn, requestOf, shortBody } from '../support/visitor';

const clinic = useClinic();

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
  // However long the calls take, they are of one minute.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('are limited to 120 a patient, on all processes together', async () => {
    const visitor = await logIn(clinic(), 'eager');
    const two = [0, 1].map(() => clinic().again({ limits: rateLimits(clinic().db) }));
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const once = (turn: number) =>
      two[turn % 2]?.fetch(requestOf(listReservations, {}, { uid: visitor.uid, cookie }), `10.0.0.${turn % 9}`);
    for (let turn = 0; turn < 120; turn += 1) expect((await once(turn))?.status).toBe(200);
    expect((await once(0))?.status).toBe(429);
    expect((await once(1))?.status).toBe(429);
    const refused = await once(0);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await logIn(clinic(), 'patient');
    const otherCookie = [...other.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const calm = await two[0]?.fetch(requestOf(listReservations, {}, { uid: other.uid, cookie: otherCookie }), 'a');
    expect(calm?.status).toBe(200);
  });

  test('are limited to 3,000 an address', async () => {
    const limited = clinic().again({ limits: rateLimits(null) });
    const address = '198.51.100.7';
    for (let turn = 0; turn < 3000; turn += 1)
      expect((await limited.fetch(requestOf(listReservations), address)).status).toBe(401);
    expect((await limited.fetch(requestOf(listReservations), address)).status).toBe(429);
    expect((await clinic().fetch(requestOf(listReservations), address)).status).toBe(401);
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
