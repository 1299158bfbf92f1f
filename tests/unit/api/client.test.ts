import { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createClient, isAborted } from '../../../src/api/client';
import {
  addFile,
  book,
  cancelReservation,
  createThroughDiagnose,
  createThroughRediagnose,
  listReservations,
  listShifts,
  login,
  payByCard,
} from '../../../src/api/contract';
import { clinicNow, followClock, resetClock } from '../../../src/device/clinicClock';
import { Failure } from '../../../src/domain/failure';

type Answer = (
  config: InternalAxiosRequestConfig,
) => { status: number; data: unknown; headers?: Record<string, string> } | AxiosError;

/** A network with canned responses: each answers one request, the last one repeats. */
function network(...answers: Answer[]) {
  const seen: InternalAxiosRequestConfig[] = [];
  const adapter: AxiosAdapter = async (config) => {
    const answer = answers[Math.min(seen.length, answers.length - 1)] as Answer;
    seen.push(config);
    if (config.signal?.aborted) throw new AxiosError('canceled', AxiosError.ERR_CANCELED, config);
    const outcome = answer(config);
    if (outcome instanceof AxiosError) throw outcome;
    const response = { statusText: '', headers: {}, config, request: {}, ...outcome };
    if (outcome.status < 300) return response;
    throw new AxiosError('refused', AxiosError.ERR_BAD_RESPONSE, config, {}, response);
  };
  const settings = { host: '/api', uid: () => 'TOKEN', followTime: followClock, adapter, backOffMs: 1 };
  return { seen, settings, send: createClient(settings) };
}

const ok =
  (data: unknown, headers = {}): Answer =>
  () => ({ status: 200, data, headers });
const status =
  (code: number, data: unknown = null, headers = {}): Answer =>
  () => ({ status: code, data, headers });
const lost: Answer = (config) => new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
const slow: Answer = (config) => new AxiosError('timeout', AxiosError.ETIMEDOUT, config);
const nothing = { now_reservations: [], all_reservations: [] };

const failureOf = async (promise: Promise<unknown>): Promise<Failure> => {
  const error: unknown = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Failure)) throw new Error(`expected a Failure, got  ${String(error)}`);
  return error;
};

afterEach(() => {
  resetClock();
  vi.useRealTimers();
});

test('sends the token, the path and the query', async () => {
  const { seen, send } = network(ok({ shifts: [], flag: 'initial' }));
  await send(listShifts, { params: { id: 4 }, query: { date: '2026-07-03', doctor_id: 'any' } });
  expect(seen[0]?.url).toBe('/api/reservations/4/shift?date=2026-07-03&doctor_id=any');
  expect(seen[0]?.headers.get('uid')).toBe('TOKEN');
  expect(seen[0]?.withCredentials).toBe(true);
  expect(seen[0]?.timeout).toBe(15_000);
});

test('writes block ids into query and path segment (§repeat-ids-in-path)', async () => {
  const { seen, send } = network(ok({ message: 'ok' }));
  const body = { answers: { 3: ['120'] }, images: {} };
  await send(createThroughDiagnose, {
    params: { id: 7 },
    query: { 'shift_ids[]': [7, 8, 9], subject_id: 1 },
    body: { ...body, subject_id: '1' },
  });
  await send(createThroughRediagnose, {
    params: { shiftIds: [7, 8] },
    query: { subject_id: 1 },
    body: { ...body, questionnaire_id: '1' },
  });
  // Photo uploads get more than the 15 s of other calls.
  expect(seen.map(({ timeout }) => timeout)).toEqual([60_000, 60_000]);
  expect(seen[0]?.url).toBe(
    '/api/reservations/create_through_diagnose/7?shift_ids%5B%5D=7&shift_ids%5B%5D=8&shift_ids%5B%5D=9&subject_id=1',
  );
  expect(seen[1]?.url).toBe('/api/reservations/create_through_rediagnose/shift_ids[]=7&shift_ids[]=8?subject_id=1');
  const form: unknown = seen[0]?.data;
  expect(form instanceof FormData && form.getAll('answers[3]')).toEqual(['120']);
});

test('puts the user id token into the body of a booking as well, and of no other call', async () => {
  const { seen, send } = network(ok({ message: 'ok' }));
  await send(book, { body: { id: 1, short: true, subject_id: 1, shiftIds: [1, 2, 3] } });
  const uid = seen[0]?.headers.get('uid');
  expect(uid).toBeTruthy();
  expect(JSON.parse(String(seen[0]?.data))).toEqual({ uid, id: 1, short: true, subject_id: 1, shiftIds: [1, 2, 3] });
  await send(payByCard, { body: { id: 1, deliver_id: 2 } }).catch(() => undefined);
  expect(JSON.parse(String(seen[1]?.data))).toEqual({ id: 1, deliver_id: 2 });
});

test('posts the login to the configured path', async () => {
  const seen: string[] = [];
  const adapter: AxiosAdapter = async (config) => {
    seen.push(config.url ?? '');
    return { status: 200, statusText: '', data: { success: true, message: '' }, headers: {}, config };
  };
  const send = createClient({ host: '/api', uid: () => null, loginPath: '/line/enter', adapter });
  await send(login, { body: { access_token: 'A' } });
  expect(seen).toEqual(['/api/line/enter']);
});

test.each([
  ['lost connection', lost, 'offline'],
  ['502', status(502), 'server'],
  ['503', status(503), 'server'],
  ['504', status(504), 'server'],
])('retries a GET twice after %s', async (_, answer, kind) => {
  const { seen, send } = network(answer);
  expect((await failureOf(send(listReservations))).kind).toBe(kind);
  expect(seen).toHaveLength(3);
});

test('returns the response of the second attempt', async () => {
  const { seen, send } = network(lost, ok(nothing));
  await expect(send(listReservations)).resolves.toEqual(nothing);
  expect(seen).toHaveLength(2);
});

test.each([
  ['500', status(500), 'server'],
  ['429', status(429), 'server'],
  ['401', status(401), 'login'],
  ['404', status(404), 'refused'],
  ['a time-out', slow, 'timeout'],
  ['a missing field', ok({ now_reservations: [] }), 'malformed'],
  ['no JSON object at all', ok('<html>'), 'malformed'],
])('does not retry after %s', async (_, answer, kind) => {
  const { seen, send } = network(answer);
  expect((await failureOf(send(listReservations))).kind).toBe(kind);
  expect(seen).toHaveLength(1);
});

test('never repeats a booking by itself', async () => {
  const { seen, send } = network(lost);
  const failure = await failureOf(send(book, { body: { id: 1, short: true, subject_id: 1, shiftIds: [1, 2, 3] } }));
  expect(failure.kind).toBe('offline');
  expect(seen).toHaveLength(1);
});

test('passes on the message of the clinic', async () => {
  const { send } = network(status(422, { error: { code: 'too_late', message: '受付が終わりました。' } }));
  const failure = await failureOf(send(listReservations));
  expect([failure.kind, failure.status, failure.code, failure.says]).toEqual([
    'refused',
    422,
    'too_late',
    '受付が終わりました。',
  ]);
});

test('an aborted call is not a Failure', async () => {
  const { send } = network(ok(nothing));
  const abort = new AbortController();
  abort.abort();
  const error: unknown = await send(listReservations, undefined, { signal: abort.signal }).catch(
    (thrown: unknown) => thrown,
  );
  expect(isAborted(error)).toBe(true);
  expect(error).not.toBeInstanceOf(Failure);
});

test('follows Clinic-Now, else the Date header', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-07-03T00:00:00Z') });
  await network(ok(nothing, { 'clinic-now': '2026-07-05T10:00:00+09:00' })).send(listReservations);
  expect(new Date(clinicNow()).toISOString()).toBe('2026-07-05T01:00:00.000Z');
  resetClock();
  await network(ok(nothing, { date: 'Fri, 03 Jul 2026 03:00:00 GMT' })).send(listReservations);
  expect(new Date(clinicNow()).toISOString()).toBe('2026-07-03T03:00:00.000Z');
});

test('ignores a clock difference of a second or two', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-07-03T00:00:00Z') });
  await network(ok(nothing, { 'clinic-now': '2026-07-03T09:00:01.500+09:00' })).send(listReservations);
  expect(clinicNow()).toBe(Date.parse('2026-07-03T00:00:00Z'));
});

describe('an expired session', () => {
  const outcome = (promise: Promise<unknown>) =>
    Promise.race([
      promise.then(
        () => 'answered',
        (error: Failure) => error.kind,
      ),
      new Promise((resolve) => setTimeout(() => resolve('leaving'), 20)),
    ]);
  const withRelogin = (answer: Answer, may: boolean) => {
    const reloginOnce = vi.fn<() => boolean>(() => may);
    return { reloginOnce, send: createClient({ ...network(answer).settings, reloginOnce }) };
  };

  test('redirects a read to a new login and never settles', async () => {
    const { reloginOnce, send } = withRelogin(status(401), true);
    expect(await outcome(send(listReservations))).toBe('leaving');
    expect(reloginOnce).toHaveBeenCalledOnce();
  });

  test('is reported when a new login is not allowed', async () => {
    expect(await outcome(withRelogin(status(401), false).send(listReservations))).toBe('login');
  });

  test('does not redirect a write, and other failures do not redirect', async () => {
    const write = withRelogin(status(401), true);
    expect(await outcome(write.send(cancelReservation, { params: { id: 1 } }))).toBe('login');
    const refused = withRelogin(status(404), true);
    expect(await outcome(refused.send(listReservations))).toBe('refused');
    expect(write.reloginOnce).not.toHaveBeenCalled();
    expect(refused.reloginOnce).not.toHaveBeenCalled();
  });
});

describe('an upload that the clinic has no place for', () => {
  const full = status(
    429,
    { error: { code: 'too_many_at_once', message: '混み合っています。' } },
    { 'retry-after': '2' },
  );
  const upload = (send: ReturnType<typeof network>['send'], signal?: AbortSignal) =>
    send(addFile, { body: { title: 'card', file: new Blob(['x']) } }, { ...(signal && { signal }) });

  test('is sent again after the pause that the clinic names, each longer than the last', async () => {
    vi.useFakeTimers();
    const { seen, send } = network(full, full, ok(null));
    const done = upload(send);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(seen).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(4_000);
    await expect(done).resolves.toBeNull();
    expect(seen).toHaveLength(3);
    // All tries share the 60 s of an upload.
    expect(seen.map(({ timeout }) => timeout)).toEqual([60_000, 58_000, 54_000]);
  });

  test('fails after five tries with the clinic’s words', async () => {
    vi.useFakeTimers();
    const { seen, send } = network(full);
    const failure = failureOf(upload(send));
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await failure).says).toBe('混み合っています。');
    expect(seen).toHaveLength(5);
  });

  test('is not waited for past its 60 s', async () => {
    vi.useFakeTimers();
    const { seen, send } = network(status(429, null, { 'retry-after': '10' }));
    const failure = failureOf(upload(send));
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await failure).status).toBe(429);
    // After 10 s and 20 s more; the next pause of 30 s would end with no time left.
    expect(seen).toHaveLength(3);
  });

  test('ends when its screen is left', async () => {
    vi.useFakeTimers();
    const { seen, send } = network(full, ok(null));
    const abort = new AbortController();
    const failed = upload(send, abort.signal).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(100);
    abort.abort();
    expect(isAborted(await failed)).toBe(true);
    expect(seen).toHaveLength(1);
  });

  test.each([
    ['a long pause', status(429, null, { 'retry-after': '45' })],
    ['no pause', status(429)],
    ['another failure', status(503, null, { 'retry-after': '2' })],
    ['a lost connection', lost],
  ])('is sent once after %s', async (_, answer) => {
    const { seen, send } = network(answer);
    await failureOf(upload(send));
    expect(seen).toHaveLength(1);
  });

  test('is the only call sent again after a 429', async () => {
    const { seen, send } = network(full);
    await failureOf(send(book, { body: { id: 1, short: true, subject_id: 1, shiftIds: [1, 2, 3] } }));
    await failureOf(send(listReservations));
    expect(seen).toHaveLength(2);
  });
});

test('reports upload progress', async () => {
  const { seen, send } = network(ok(null));
  const shares: number[] = [];
  await send(
    addFile,
    { body: { title: 'card', file: new Blob(['x']) } },
    { onProgress: (share) => shares.push(share) },
  );
  seen[0]?.onUploadProgress?.({ loaded: 1, bytes: 1, lengthComputable: true, progress: 0.5 });
  expect(shares).toEqual([0.5]);
});

test.each([
  ['a lost connection', lost, true],
  ['a time-out', slow, true],
  ['502', status(502), true],
  ['500, which may come after the work', status(500), true],
  ['a reply without sense', ok('<html>'), true],
  ['a refusal', status(409), false],
  ['an expired login', status(401), false],
  ['too many calls', status(429), false],
])(
  'after %s it is open whether a write was done, never whether a read was (§lost-reply-checked)',
  async (_, answer, open) => {
    const { send } = network(answer);
    expect((await failureOf(send(cancelReservation, { params: { id: 1 } }))).unanswered).toBe(open);
    expect((await failureOf(send(listReservations, {}))).unanswered).toBe(false);
  },
);
