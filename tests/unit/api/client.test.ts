import { CanceledError, type AxiosAdapter } from 'axios';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from '../../../src/api/client';
import { sendUnderKey } from '../../../src/api/idempotencyKeys';
import * as api from '../../../src/api/contract';
import { clinicNow, resetClock } from '../../../src/device/clinicClock';
import { Failure } from '../../../src/domain/failure';
import { createNetwork, failureOf, lostConnection, ok, timeOut, withStatus, type Answer } from './cannedNetwork';

const noReservations = { now_reservations: [], all_reservations: [] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  resetClock();
  vi.useRealTimers();
});

test('a call has a path, a query, the ID token, cookies and a timeout', async () => {
  const { requests, send } = createNetwork(ok({ shifts: [], flag: 'initial' }));
  await send(api.listShifts, { params: { id: 4 }, query: { date: '2026-07-03', doctor_id: 'any' } });
  expect(requests[0]?.url).toBe('/api/reservations/4/shift?date=2026-07-03&doctor_id=any');
  expect(requests[0]?.headers.get('uid')).toBe('TOKEN');
  expect(requests[0]?.withCredentials).toBe(true);
  expect(requests[0]?.timeout).toBe(15_000);
});

test('a repeat booking sends its shift ids in the path (§repeat-ids-in-path)', async () => {
  const { requests, send } = createNetwork(ok({ message: 'ok' }));
  const body = { answers: { 3: ['120'] }, images: {} };
  await send(api.createThroughDiagnose, {
    params: { id: 7 },
    query: { 'shift_ids[]': [7, 8, 9], subject_id: 1 },
    body: { ...body, subject_id: '1' },
  });
  await send(api.createThroughRediagnose, {
    params: { shiftIds: [7, 8] },
    query: { subject_id: 1 },
    body: { ...body, questionnaire_id: '1' },
  });
  expect(requests[0]?.url).toBe(
    '/api/reservations/create_through_diagnose/7?shift_ids%5B%5D=7&shift_ids%5B%5D=8&shift_ids%5B%5D=9&subject_id=1',
  );
  expect(requests[1]?.url).toBe('/api/reservations/create_through_rediagnose/shift_ids[]=7&shift_ids[]=8?subject_id=1');
  const form: unknown = requests[0]?.data;
  expect(form instanceof FormData && form.getAll('answers[3]')).toEqual(['120']);
});

test('a booking, but not a payment, has the ID token in its body', async () => {
  const { requests, send } = createNetwork(ok({ message: 'ok' }));
  const body = { id: 1, short: true as const, subject_id: 1, shiftIds: [1, 2, 3] };
  await send(api.book, { body });
  const uid = requests[0]?.headers.get('uid');
  expect(uid).toBeTruthy();
  expect(JSON.parse(String(requests[0]?.data))).toEqual({ uid, ...body });
  await send(api.payByCard, { body: { id: 1, deliver_id: 2 } }).catch(() => undefined);
  expect(JSON.parse(String(requests[1]?.data))).toEqual({ id: 1, deliver_id: 2 });
});

test('the client posts the login to the configured path', async () => {
  const { requests, settings } = createNetwork(ok({ success: true, message: '' }));
  await createClient({ ...settings, loginPath: '/line/enter' })(api.login, { body: { access_token: 'A' } });
  expect(requests[0]?.url).toBe('/api/line/enter');
});

test.each([
  ['a lost connection', lostConnection, 'unreached'],
  ['429', withStatus(429), 'server'],
  ['401', withStatus(401), 'login'],
  ['404', withStatus(404), 'malformed'],
  ['a time-out', timeOut, 'timeout'],
  ['a text instead of a list', ok({ now_reservations: 'none' }), 'malformed'],
  ['HTML instead of JSON', ok('<html>'), 'malformed'],
])('a call without an idempotency key is not sent again after %s', async (_, answer, kind) => {
  const { requests, send } = createNetwork(answer);
  expect((await failureOf(send(api.listReservations))).kind).toBe(kind);
  expect(requests).toHaveLength(1);
});

describe('an upload', () => {
  const body = { title: 'card', file: new Blob(['x']) };

  async function upload(progressReports: number, end: 'replies' | 'stalls') {
    const shares: number[] = [];
    const adapter: AxiosAdapter = async (config) => {
      for (let report = 1; report <= progressReports; report += 1) {
        await new Promise((resolve) => setTimeout(resolve, 29_000));
        config.onUploadProgress?.({ loaded: report, bytes: 1, lengthComputable: true, progress: report / 10 });
      }
      if (end === 'replies') return { status: 200, statusText: '', data: null, headers: {}, config, request: {} };
      return new Promise((_, reject) => {
        config.signal?.addEventListener?.('abort', () => reject(new CanceledError('canceled', config)));
      });
    };
    const send = createClient({ apiBaseUrl: '/api', uid: () => 'TOKEN', adapter });
    let outcome: unknown;
    const onProgress = (share: number) => shares.push(share);
    const ended = send(api.addFile, { body }, { onProgress }).then(
      () => (outcome = 'sent'),
      (error: unknown) => (outcome = error),
    );
    await vi.advanceTimersByTimeAsync(progressReports * 29_000 + 29_999);
    const outcomeBefore = outcome;
    await vi.advanceTimersByTimeAsync(1);
    await ended;
    return { shares, outcomeBefore, outcome };
  }

  test('may take minutes while the network reports progress', async () => {
    const { shares, outcome } = await upload(10, 'replies');
    expect(outcome).toBe('sent');
    expect(shares).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]);
  });

  test('fails after 30 s without progress', async () => {
    const { outcomeBefore, outcome } = await upload(2, 'stalls');
    expect(outcomeBefore).toBeUndefined();
    expect(outcome).toMatchObject({ kind: 'timeout', mayHaveSucceeded: true });
  });

  test('throws an error other than `Failure` if the caller aborts the upload', async () => {
    const { send } = createNetwork(ok(null));
    const error: unknown = await send(api.addFile, { body }, { signal: AbortSignal.abort() }).catch((thrown) => thrown);
    expect(error).not.toBeInstanceOf(Failure);
  });
});

test('the failure of a refused call has the clinic’s status, code and message', async () => {
  const { send } = createNetwork(withStatus(422, { error: { code: 'too_late', message: '受付が終わりました。' } }));
  const failure = await failureOf(send(api.listReservations));
  expect([failure.kind, failure.status, failure.code, failure.sentence]).toEqual([
    'refused',
    422,
    'too_late',
    '受付が終わりました。',
  ]);
});

test('the clock prefers a reply’s Clinic-Now header to the Date header (§clock-of-clinic)', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-07-03T00:00:00Z') });
  await createNetwork(ok(noReservations, { 'clinic-now': '2026-07-05T10:00:00+09:00' })).send(api.listReservations);
  expect(new Date(clinicNow()).toISOString()).toBe('2026-07-05T01:00:00.000Z');
  resetClock();
  await createNetwork(ok(noReservations, { date: 'Fri, 03 Jul 2026 03:00:00 GMT' })).send(api.listReservations);
  expect(new Date(clinicNow()).toISOString()).toBe('2026-07-03T03:00:00.000Z');
  resetClock();
  // The clock ignores a difference of less than 2 s.
  await createNetwork(ok(noReservations, { 'clinic-now': '2026-07-03T09:00:01.500+09:00' })).send(api.listReservations);
  expect(new Date(clinicNow()).toISOString()).toBe('2026-07-03T00:00:00.000Z');
});

describe('a failed call', () => {
  const outcomeOf = (promise: Promise<unknown>) =>
    Promise.race([
      promise.then(
        () => 'answered',
        (error: Failure) => error.kind,
      ),
      vi.advanceTimersByTimeAsync(60_000).then(() => 'leaving'),
    ]);
  const createReloginClient = (answer: Answer, mayLogIn: boolean) => {
    const reloginOnce = vi.fn<() => boolean>(() => mayLogIn);
    return { reloginOnce, send: createClient({ ...createNetwork(answer).settings, reloginOnce }) };
  };

  test('with status 401 starts a new login if the call is a read', async () => {
    const { reloginOnce, send } = createReloginClient(withStatus(401), true);
    expect(await outcomeOf(send(api.listReservations))).toBe('leaving');
    expect(reloginOnce).toHaveBeenCalledOnce();
  });

  test('throws its failure if no new login is allowed', async () => {
    expect(await outcomeOf(createReloginClient(withStatus(401), false).send(api.listReservations))).toBe('login');
  });

  test('starts no new login if the call is a write or the status is not 401', async () => {
    const write = createReloginClient(withStatus(401), true);
    expect(await outcomeOf(write.send(api.cancelReservation, { params: { id: 1 } }))).toBe('login');
    const refused = createReloginClient(withStatus(404), true);
    expect(await outcomeOf(refused.send(api.listReservations))).toBe('malformed');
    expect(write.reloginOnce).not.toHaveBeenCalled();
    expect(refused.reloginOnce).not.toHaveBeenCalled();
  });
});

test.each([
  ['a lost connection', true, lostConnection],
  ['a time-out', true, timeOut],
  ['502', true, withStatus(502)],
  ['500', true, withStatus(500)],
  ['an unreadable reply', true, ok('<html>')],
  ['a refusal', false, withStatus(409)],
  ['an expired login', false, withStatus(401)],
  ['too many calls', false, withStatus(429)],
])('after %s, `mayHaveSucceeded` is %s for a write (§lost-reply-checked)', async (_, isUncertain, answer) => {
  const { send } = createNetwork(answer);
  expect((await failureOf(send(api.cancelReservation, { params: { id: 1 } }))).mayHaveSucceeded).toBe(isUncertain);
  expect((await failureOf(send(api.listReservations, {}))).mayHaveSucceeded).toBe(false);
});

describe('if the phone reports that it is offline', () => {
  const phone = { onLine: false };
  beforeEach(() => void vi.stubGlobal('navigator', Object.assign(phone, { onLine: false })));

  test('a call is sent nevertheless (§signal-not-blamed)', async () => {
    const { requests, send } = createNetwork(ok(noReservations));
    await send(api.cancelReservation, { params: { id: 1 } });
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['a lost call that began offline cannot have succeeded', false, false],
    ['a lost call that began while still online may have succeeded', true, true],
  ])('%s (§unsent-said-at-once)', async (_, onLine, mayHaveSucceeded) => {
    phone.onLine = onLine;
    const { send } = createNetwork((call) => {
      phone.onLine = false;
      return lostConnection(call);
    });
    const failure = await failureOf(send(api.cancelReservation, { params: { id: 1 } }));
    expect([failure.kind, failure.mayHaveSucceeded]).toEqual(['offline', mayHaveSucceeded]);
  });
});

async function sendWithKey(replies: (Failure | 'booked')[], secondsPerReply = 0) {
  const start = performance.now();
  const attempts: [startSeconds: number, limitSeconds: number][] = [];
  const outcome = sendUnderKey(
    'key',
    async (limit) => {
      attempts.push([Math.round((performance.now() - start) / 1000), Math.round(limit / 1000)]);
      const reply = replies[attempts.length - 1] ?? replies.at(-1);
      await new Promise((resolve) => setTimeout(resolve, Math.min(secondsPerReply, limit / 1000) * 1000));
      if (reply instanceof Failure) throw reply;
      return reply;
    },
    15_000,
  ).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  return { attempts, outcome: await outcome };
}

const lostReply = new Failure('offline', { write: true });
const toFailure = (status: number, kind: 'server' | 'refused' = 'server') => new Failure(kind, { status, write: true });

test.each([
  ['a lost connection', lostReply],
  ['a time-out', new Failure('timeout', { write: true })],
  ['502', toFailure(502)],
])('a call with an idempotency key is sent again after %s (§sent-again)', async (_, failure) => {
  const { attempts, outcome } = await sendWithKey([failure, 'booked']);
  expect(attempts.map(([time]) => time)).toEqual([0, 1]);
  expect(outcome).toBe('booked');
});

test('a call with an idempotency key is repeated at most three times (§sent-again)', async () => {
  const { attempts, outcome } = await sendWithKey([lostReply]);
  expect(attempts.map(([time]) => time)).toEqual([0, 1, 3, 7]);
  expect(outcome).toBe(lostReply);
});

test.each([
  ['a refusal', toFailure(409, 'refused')],
  ['too many calls', toFailure(429)],
])('a call with an idempotency key is not sent again after %s (§sent-again)', async (_, failure) => {
  const { attempts, outcome } = await sendWithKey([failure]);
  expect(attempts).toHaveLength(1);
  expect(outcome).toBe(failure);
});

test('a call with an idempotency key takes at most 40 s (§sent-again)', async () => {
  const { attempts } = await sendWithKey([lostReply], 15);
  expect(attempts).toEqual([
    [0, 15],
    [16, 15],
    [33, 7],
  ]);
});
