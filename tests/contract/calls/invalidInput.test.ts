import { expect, test } from 'vitest';
import * as api from '../../../src/api/contract';
import { isUnstorable } from '../../../server/db/db';
import { bodyWithBasicInfo, logIn, requestOf, bareBody, headersOf } from '../../patient';
import { ORIGIN, errorCodeOf, useClinic, statusAndCode } from '../support/testClinic';
import { CONSENT_VERSION as AGREED } from '../../../src/copy/confirm';

const clinic = useClinic();

const sendRaw = async (method: string, path: string, body?: BodyInit, type?: string) => {
  const visitor = await logIn(clinic(), 'clumsy');
  const headers = { ...headersOf(visitor), ...(type && { 'content-type': type }) };
  return clinic().fetch(new Request(`${ORIGIN}/api${path}`, { method, headers, ...(body !== undefined && { body }) }));
};

test.each([
  ['GET', '/reservations/1/shift'],
  ['GET', '/reservations/1/shift?date=2026-02-30&doctor_id=any'],
  ['GET', '/reservations/1/shift?date=2026-07-03&doctor_id=-1'],
  ['GET', '/reservations/4294967296/shift?date=2026-07-03&doctor_id=any'],
  ['GET', "/reservations/1'--/shift?date=2026-07-03&doctor_id=any"],
  ['PUT', '/reservations/%00'],
])('the invalid request %s %s gets a 400', async (method, path) => {
  expect(await statusAndCode(sendRaw(method, path))).toBe('400 bad_input');
});

test.each([
  '{',
  'null',
  '{"short":true}',
  '{"short":true,"id":1,"subject_id":1,"shiftIds":"1"}',
  '{"short":true,"id":1,"subject_id":1,"shiftIds":[1],"uid":"\\u0000"}',
])('a booking with the invalid body %s gets a 400', async (body) => {
  expect((await sendRaw('POST', '/reservations', body, 'application/json')).status).toBe(400);
});

// 2_147_483_648 is too large for an integer column. In a URL and in JSON, 1e21 becomes `1e+21`.
test.each([2_147_483_648, 1e21, 0, 1.5])('the invalid id %d gets a 400 or a 404', async (invalidId) => {
  const visitor = await logIn(clinic(), 'clumsy');
  for (const [call, input] of [
    [api.book, { body: bareBody({ id: 1, subject_id: 1, shiftIds: [1, invalidId] }) }],
    [api.book, { body: bodyWithBasicInfo({ id: invalidId, subject_id: 1, shiftIds: [invalidId] }) }],
    [api.payByBank, { body: { id: 1, deliver_id: invalidId } }],
    [api.cancelReservation, { params: { id: invalidId } }],
  ] as const)
    expect((await visitor.send(call, input)).status, call.path).toBe(400);
  expect((await sendRaw('GET', `/files/${invalidId}?expires=1&signature=x`)).status).toBe(404);
  expect((await sendRaw('POST', `/preview/reservations/${invalidId}/pay`)).status).toBe(404);
});

test('isUnstorable recognizes the database’s error for an invalid integer', async () => {
  const query = clinic().db.query('select id from shifts where id = $1::text::int', ['1e21']);
  expect(isUnstorable(await query.catch((error: unknown) => error))).toBe(true);
});

test('an invalid multipart body gets a 400', async () => {
  const path = '/reservations/create_through_diagnose/1?shift_ids[]=1&subject_id=1';
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x', 'application/json'])
    expect((await sendRaw('POST', path, 'nonsense', type)).status, type).toBe(400);
});

test('an invalid idempotency key gets a 400', async () => {
  const visitor = await logIn(clinic(), 'clumsy');
  const body = bareBody({ id: 1, subject_id: 1, shiftIds: [1] });
  expect((await visitor.send(api.book, { body }, { key: 'two words' })).status).toBe(400);
});

test('a body that is too large gets a 413', async () => {
  const visitor = await logIn(clinic(), 'heavy');
  expect((await visitor.send(api.book, { body: { short: true, note: 'x'.repeat(70_000) } })).status).toBe(413);
  const loginRequest = requestOf(api.login, { body: { access_token: 'x' } });
  const stream = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(16_384));
    },
  });
  const endlessRequest = new Request(loginRequest.url, { method: 'POST', body: stream, duplex: 'half' } as RequestInit);
  expect((await clinic().fetch(endlessRequest)).status).toBe(413);
});

test('an unknown shift, subject or doctor gets a 404', async () => {
  const visitor = await logIn(clinic(), 'seeker');
  const date = '2026-07-03';
  const UNKNOWN_ID = 2_000_000_000;
  for (const [call, input] of [
    [api.listShifts, { params: { id: 9 }, query: { date, doctor_id: 'any' } }],
    [api.listShifts, { params: { id: 1 }, query: { date, doctor_id: 999 } }],
    [api.listShiftDays, { params: { id: 9 }, query: { from: date, doctor_id: 'any' } }],
    [api.listShiftDays, { params: { id: 1 }, query: { from: date, doctor_id: 999 } }],
    [api.showDoctor, { params: { id: 99 }, query: { subject_id: 2 } }],
    ...[api.askBookingFlag, api.getDiagnose].flatMap((call) => [
      [call, { query: { shift_id: UNKNOWN_ID, subject_id: 1 } }] as const,
      [call, { query: { shift_id: 1, subject_id: 9 } }] as const,
    ]),
    [api.book, { body: bareBody({ id: UNKNOWN_ID, subject_id: 1, shiftIds: [UNKNOWN_ID] }) }],
    [api.book, { body: bareBody({ id: 1, subject_id: 77, shiftIds: [1] }) }],
    [
      api.createThroughDiagnose,
      {
        params: { id: 1 },
        query: { 'shift_ids[]': [1], subject_id: 77 },
        body: { answers: {}, images: {}, subject_id: '77', agreed: AGREED },
      },
    ],
  ] as const) {
    const response = await visitor.send(call, input);
    expect(response.status, call.path).toBe(404);
    expect(await errorCodeOf(response)).toBe('not_found');
  }
});
