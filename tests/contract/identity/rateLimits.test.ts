import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listReservations, login } from '../../../src/api/contract';
import { MINUTE_MS } from '../../../src/domain/calendar/jst';
import type { Queries } from '../../../server/db/db';
import { callerNetwork } from '../../../server/http/callerNetwork';
import { ClinicError } from '../../../server/http/clinicError';
import { rateLimits, type RateLimits } from '../../../server/http/rateLimits';
import { countedDb } from '../support/countedDb';
import { useClinic } from '../support/testClinic';
import { logIn, requestOf } from '../support/visitor';

const clinic = useClinic();

/** Tests stay within one minute of the real clock, and set it themselves. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
const nextMinute = () => vi.setSystemTime(Date.now() + MINUTE_MS);

type Kind = Parameters<RateLimits['count']>[0];

/** Makes `calls` calls in turns, or all at once, and returns how many were let through. */
async function allowed(count: () => Promise<void>, calls: number, atOnce = false): Promise<number> {
  const passes = () =>
    count().then(
      () => 1,
      (error: unknown) => {
        expect(error).toBeInstanceOf(ClinicError);
        expect(error).toMatchObject({ status: 429 });
        return 0;
      },
    );
  let all = 0;
  if (atOnce) for (const one of await Promise.all(Array.from({ length: calls }, passes))) all += one;
  else for (let turn = 0; turn < calls; turn += 1) all += await passes();
  return all;
}

describe('one process', () => {
  test.each<[Kind, number, boolean]>([
    ['patient', 120, false],
    ['patient', 120, true],
    ['address', 3000, true],
  ])('lets exactly the limit through for a %s (%i; all at once: %s)', async (kind, limit, atOnce) => {
    const { count } = rateLimits(clinic().db);
    expect(await allowed(() => count(kind, `exact-${atOnce}`), limit + 40, atOnce)).toBe(limit);
  });

  test('asks the database once for ten calls, and never again once the limit is reached', async () => {
    const { db, sent } = countedDb(clinic().db);
    const limits = rateLimits(db);
    const count = () => limits.count('patient', 'eager');
    await allowed(count, 1);
    sent.length = 0;
    expect(await allowed(count, 119)).toBe(119);
    expect(sent).toHaveLength(11);
    await expect(count()).rejects.toMatchObject({ status: 429 });
    sent.length = 0;
    expect(await allowed(count, 1000)).toBe(0);
    expect(() => limits.check('patient', 'eager')).toThrow(ClinicError);
    expect(sent).toEqual([]);
    // Others are served meanwhile.
    expect(() => limits.check('patient', 'calm')).not.toThrow();
    expect(await allowed(() => limits.count('patient', 'calm'), 1)).toBe(1);
  });

  test('starts anew with the minute, and says when', async () => {
    vi.setSystemTime(Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + 45_500);
    const limits = rateLimits(clinic().db);
    const count = () => limits.count('patient', 'minute');
    expect(await allowed(count, 130)).toBe(120);
    await expect(count()).rejects.toMatchObject({ headers: { 'retry-after': '15' } });
    nextMinute();
    expect(() => limits.check('patient', 'minute')).not.toThrow();
    // Nothing claimed for the minute before is spent in the next.
    expect(await allowed(count, 5)).toBe(5);
    nextMinute();
    expect(await allowed(count, 130, true)).toBe(120);
  });

  test('has one statement under way for concurrent calls of a caller', async () => {
    let [now, most] = [0, 0];
    const { db } = clinic();
    const slow: Queries = {
      ...db,
      query: async (sql, params) => {
        now += 1;
        most = Math.max(most, now);
        try {
          return await db.query(sql, params);
        } finally {
          now -= 1;
        }
      },
    };
    const limits = rateLimits(slow);
    expect(await allowed(() => limits.count('patient', 'together'), 150, true)).toBe(120);
    expect(most).toBe(1);
  });

  test('fails the calls that waited for a claim that failed, and claims again for the next', async () => {
    const { db } = clinic();
    let isDown = true;
    let asked = 0;
    const { count } = rateLimits({
      ...db,
      query: (sql, params) => {
        asked += 1;
        return isDown ? Promise.reject(new Error('Connection terminated')) : db.query(sql, params);
      },
    });
    const waiting = await Promise.allSettled(Array.from({ length: 25 }, () => count('patient', 'cut-off')));
    expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(asked).toBe(1);
    isDown = false;
    expect(await allowed(() => count('patient', 'cut-off'), 140)).toBe(120);
  });

  test('remembers a limited number of callers, and refuses one it forgot after asking once', async () => {
    const hits = new Map<unknown, number>();
    let asked = 0;
    const stored = {
      script: () => Promise.resolve(),
      query: async (sql: string, [bucket]: unknown[] = []) => {
        if (!sql.startsWith('insert')) return [];
        asked += 1;
        hits.set(bucket, (hits.get(bucket) ?? 0) + 10);
        return [{ hits: hits.get(bucket) }];
      },
    } as Queries;
    const { count } = rateLimits(stored);
    expect(await allowed(() => count('patient', 'first'), 121)).toBe(120);
    for (let other = 0; other < 30_000; other += 1) await count('address', `10.1.${other >> 8}.${other & 255}`);
    asked = 0;
    expect(await allowed(() => count('patient', 'first'), 20)).toBe(0);
    expect(asked).toBe(1);
  });
});

describe('several processes', () => {
  test.each([false, true])('together never let more than the limit through (all at once: %s)', async (atOnce) => {
    const three = Array.from({ length: 3 }, () => rateLimits(clinic().db));
    let turn = 0;
    const count = async () => three[turn++ % 3]?.count('patient', `shared-${atOnce}`);
    const through = await allowed(count, 400, atOnce);
    expect(through).toBeLessThanOrEqual(120);
    expect(through).toBeGreaterThan(120 - 3 * 10);
  });

  test('also while their clocks disagree about the minute', async () => {
    const [ahead, behind] = [rateLimits(clinic().db), rateLimits(clinic().db)];
    const now = Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS;
    let through = 0;
    for (let round = 0; round < 20; round += 1) {
      vi.setSystemTime(now);
      through += await allowed(() => ahead.count('patient', 'skewed'), 10);
      vi.setSystemTime(now - 1);
      through += await allowed(() => behind.count('patient', 'skewed'), 10);
    }
    expect(through).toBe(120);
  });

  test('recover from a clock that was far ahead', async () => {
    const now = Date.now();
    vi.setSystemTime(now + 60 * MINUTE_MS);
    expect(await allowed(() => rateLimits(clinic().db).count('patient', 'ahead'), 1)).toBe(1);
    vi.setSystemTime(now);
    expect(await allowed(() => rateLimits(clinic().db).count('patient', 'ahead'), 1)).toBe(1);
    nextMinute();
    const { count } = rateLimits(clinic().db);
    expect(await allowed(() => count('patient', 'ahead'), 130)).toBe(120);
  });
});

describe('in the clinic', () => {
  const started = async () => {
    const { db, sent } = countedDb(clinic().db);
    const limited = clinic().again({ db, limited: true });
    await limited.prepare();
    return { sent, limited };
  };

  test('an address over its limit costs the database nothing, and its bodies are not read', async () => {
    const { sent, limited } = await started();
    const window = Math.floor(Date.now() / MINUTE_MS);
    const address = '2001:db8:1:2::1';
    const bucket = `address:${callerNetwork(address)}`;
    await clinic().db.query('insert into rate_windows values ($1, $2::bigint, 3000)', [bucket, window]);
    expect((await limited.fetch(requestOf(listReservations), address)).status).toBe(429);
    sent.length = 0;
    let read = 0;
    for (let turn = 0; turn < 1000; turn += 1) {
      const pull = () => void (read += 1);
      const body = new ReadableStream({ pull }, { highWaterMark: 0 });
      const { url } = requestOf(login, { body: {} });
      const request = new Request(url, { method: 'POST', body, duplex: 'half' } as RequestInit);
      // Any address of the network.
      expect((await limited.fetch(request, `2001:db8:1:2:${turn.toString(16)}::9`)).status).toBe(429);
    }
    expect(sent).toEqual([]);
    expect(read).toBe(0);
    expect((await limited.fetch(requestOf(listReservations), '2001:db8:1:3::1')).status).toBe(401);
  });

  test('a patient over the limit costs the database no more than the count of the address', async () => {
    const visitor = await logIn(clinic(), 'over');
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { sent, limited } = await started();
    const call = async (headers: Record<string, string>) =>
      (await limited.fetch(requestOf(listReservations, {}, headers), '203.0.113.5')).status;
    const own = { uid: visitor.uid, cookie };
    for (let turn = 0; turn < 120; turn += 1) expect(await call(own)).toBe(200);
    expect(await call(own)).toBe(429);
    sent.length = 0;
    for (let turn = 0; turn < 1000; turn += 1) expect(await call(own)).toBe(429);
    expect(sent).toHaveLength(100);
    expect(new Set(sent.map((sql) => sql.split(' (')[0]))).toEqual(new Set(['insert into rate_windows as kept']));
  });

  test('a call without a session counts for no patient', async () => {
    const visitor = await logIn(clinic(), 'bystander');
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { limited } = await started();
    const stolen = { uid: visitor.uid, cookie: cookie.replace(/=.*/, `=${'0'.repeat(64)}`) };
    for (let turn = 0; turn < 200; turn += 1)
      expect((await limited.fetch(requestOf(listReservations, {}, stolen), '203.0.113.6')).status).toBe(401);
    const own = { uid: visitor.uid, cookie };
    expect((await limited.fetch(requestOf(listReservations, {}, own), '203.0.113.6')).status).toBe(200);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8::1', '2001:0db8:0000:0000::/64'],
  ['2001:DB8:0:0:ffff:ffff:ffff:ffff', '2001:0db8:0000:0000::/64'],
  ['2001:db8:0:1::1', '2001:0db8:0000:0001::/64'],
  ['::1', '0000:0000:0000:0000::/64'],
  ['fe80::1%eth0', 'fe80:0000:0000:0000::/64'],
  ['', ''],
])('the address %j counts as %j', (address, network) => {
  expect(callerNetwork(address)).toBe(network);
});
