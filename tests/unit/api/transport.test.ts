import { afterEach, expect, test, vi } from 'vitest';
import { clinicNow, forgetClock } from '../../../src/api/clock';
import { book, listReservations, login } from '../../../src/api/contract';
import { Failure, isAborted } from '../../../src/api/failure';
import { createSend } from '../../../src/api/send';
import { fetchTransport } from '../../../src/api/transport';

const nothing = { now_reservations: [], all_reservations: [] };

/** The browser's network: each answer serves one request, the last one stays. */
function network(...answers: ((init: RequestInit) => Response | Promise<Response>)[]) {
  const seen: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = answers[Math.min(seen.length, answers.length - 1)];
    seen.push({ url, init });
    if (!answer) throw new TypeError('no answer');
    return answer(init);
  });
  return { seen, send: createSend({ host: '/api', uid: () => 'TOKEN', backOffMs: 1 }, fetchTransport) };
}

const ok =
  (data: unknown, headers = {}) =>
  () =>
    Response.json(data, { headers });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof Failure ? error : Promise.reject(error)),
  );

afterEach(() => {
  forgetClock();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('sends token, credentials and JSON as the client does', async () => {
  const { seen, send } = network(ok({ success: true, message: '' }));
  await send(login, { body: { access_token: 'A' } });
  expect(seen[0]?.url).toBe('/api/auth/line');
  expect(seen[0]?.init).toMatchObject({ method: 'POST', credentials: 'include', body: '{"access_token":"A"}' });
  expect(new Headers(seen[0]?.init.headers).get('uid')).toBe('TOKEN');
  expect(new Headers(seen[0]?.init.headers).get('content-type')).toBe('application/json');
});

test('leaves the type of a form to the browser, which knows its boundary', async () => {
  const { seen } = network(ok({}));
  const form = new FormData();
  await fetchTransport({ method: 'POST', url: '/x', headers: {}, body: form, timeout: 1000 });
  expect(seen[0]?.init.body).toBe(form);
  expect(new Headers(seen[0]?.init.headers).get('content-type')).toBeNull();
});

test.each([
  ['lost connection', lost, 'offline', 3],
  ['503', () => new Response('down', { status: 503 }), 'server', 3],
  ['500', () => Response.json({}, { status: 500 }), 'server', 1],
  ['401', () => Response.json({}, { status: 401 }), 'login', 1],
  ['no JSON', () => new Response('<html>'), 'malformed', 1],
])('fails after %s as the client does', async (_, answer, kind, times) => {
  const { seen, send } = network(answer);
  expect((await failureOf(send(listReservations)))?.kind).toBe(kind);
  expect(seen).toHaveLength(times);
});

test('never repeats a booking by itself', async () => {
  const { seen, send } = network(lost);
  const body = { id: 1, short: true as const, subject_id: 1, shiftIds: [1, 2, 3] };
  expect((await failureOf(send(book, { body }, { idempotencyKey: 'KEY' })))?.kind).toBe('offline');
  expect(seen).toHaveLength(1);
  expect(new Headers(seen[0]?.init.headers).get('idempotency-key')).toBe('KEY');
});

const waiting = (init: RequestInit) =>
  new Promise<Response>((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
  });

test('gives up after 15 s', async () => {
  vi.useFakeTimers();
  const { send } = network(waiting);
  const failure = failureOf(send(listReservations));
  await vi.advanceTimersByTimeAsync(15_000);
  expect((await failure)?.kind).toBe('timeout');
});

test('an aborted call is no failure', async () => {
  const { send } = network(waiting);
  const abort = new AbortController();
  const error = send(listReservations, undefined, { signal: abort.signal }).catch((thrown: unknown) => thrown);
  abort.abort();
  expect(isAborted(await error)).toBe(true);
});

test("follows the clinic's clock and hands on its sentence", async () => {
  vi.useFakeTimers({ now: Date.parse('2026-07-03T00:00:00Z') });
  const { send } = network(ok(nothing, { 'clinic-now': '2026-07-05T10:00:00+09:00' }), () =>
    Response.json({ error: { code: 'too_late', message: '受付が終わりました。' } }, { status: 422 }),
  );
  await send(listReservations);
  expect(new Date(clinicNow()).toISOString()).toBe('2026-07-05T01:00:00.000Z');
  const failure = await failureOf(send(listReservations));
  expect([failure?.kind, failure?.code, failure?.says]).toEqual(['refused', 'too_late', '受付が終わりました。']);
});
