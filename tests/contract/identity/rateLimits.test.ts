import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listReservations, login } from '../../../src/api/contract';
import { callerNetwork } from '../../../server/http/callerNetwork';
import { HttpError } from '../../../server/http/httpError';
import { rateLimits } from '../../../server/http/rateLimits';
import { recordedDb } from '../support/recordedDb';
import { useClinic } from '../support/testClinic';
import { logIn, requestOf, headersOf } from '../../patient';

const clinic = useClinic();

// With a fake clock, a minute ends only when a test moves the clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());
const advance = (ms: number) => vi.setSystemTime(Date.now() + ms);

async function countAllowed(count: () => Promise<void>, calls: number, atOnce = false): Promise<number> {
  const countOnce = () =>
    count().then(
      () => 1,
      (error: unknown) => {
        expect(error).toBeInstanceOf(HttpError);
        expect(error).toMatchObject({ status: 429 });
        return 0;
      },
    );
  let allowed = 0;
  if (atOnce) for (const added of await Promise.all(Array.from({ length: calls }, countOnce))) allowed += added;
  else for (let turn = 0; turn < calls; turn += 1) allowed += await countOnce();
  return allowed;
}

test('a caller over the limit gets a 429 with the waiting time', async () => {
  const limits = rateLimits();
  const count = () => limits.count('patient', 'minute');
  const check = () => limits.check('patient', 'minute');
  expect(await countAllowed(count, 100)).toBe(100);
  advance(44_500);
  await check();
  expect(await countAllowed(count, 30)).toBe(20);
  await expect(count()).rejects.toMatchObject({ headers: { 'retry-after': '16' } });
  await expect(check()).rejects.toMatchObject({ headers: { 'retry-after': '16' } });
  await limits.check('patient', 'calm');
  await limits.count('patient', 'calm');
  advance(15_501);
  await check();
  expect(await countAllowed(count, 130, true)).toBe(120);
});

describe('without querying the database, the clinic refuses', () => {
  const startLimitedClinic = async () => {
    const { db, sent } = recordedDb(clinic().db);
    const limits = rateLimits();
    const limited = clinic().openAnother({ db, limits });
    await limited.prepare();
    return { sent, limited, limits };
  };

  test('a call from an address over the limit (§rate-limits)', async () => {
    const { sent, limited, limits } = await startLimitedClinic();
    const address = '2001:db8:1:2::1';
    for (let turn = 0; turn < 3000; turn += 1) await limits.count('address', address);
    expect((await limited.fetch(requestOf(listReservations), address)).status).toBe(429);
    sent.length = 0;
    let read = 0;
    for (let turn = 0; turn < 100; turn += 1) {
      const pull = () => void (read += 1);
      const body = new ReadableStream({ pull }, { highWaterMark: 0 });
      const { url } = requestOf(login, { body: {} });
      const request = new Request(url, { method: 'POST', body, duplex: 'half' } as RequestInit);
      // The addresses of one /64 network share one limit.
      expect((await limited.fetch(request, `2001:db8:1:2:${turn.toString(16)}::9`)).status).toBe(429);
    }
    expect(sent).toEqual([]);
    expect(read).toBe(0);
    expect((await limited.fetch(requestOf(listReservations), '2001:db8:1:3::1')).status).toBe(401);
  });

  test('a call from a patient over the limit', async () => {
    const visitor = await logIn(clinic(), 'over');
    const { sent, limited } = await startLimitedClinic();
    const call = async (headers: Record<string, string>) =>
      (await limited.fetch(requestOf(listReservations, {}, headers), '203.0.113.5')).status;
    const ownHeaders = headersOf(visitor);
    for (let turn = 0; turn < 120; turn += 1) expect(await call(ownHeaders)).toBe(200);
    expect(await call(ownHeaders)).toBe(429);
    sent.length = 0;
    for (let turn = 0; turn < 100; turn += 1) expect(await call(ownHeaders)).toBe(429);
    expect(sent).toEqual([]);
  });
});

test.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:0db8:0000:0000::/64'],
  ['2001:DB8:0:0:ffff:ffff:ffff:ffff', '2001:0db8:0000:0000::/64'],
  ['::1', '0000:0000:0000:0000::/64'],
  ['fe80::1%eth0', 'fe80:0000:0000:0000::/64'],
  ['', ''],
])('calls from the address %j count towards the limit of %j', (address, network) => {
  expect(callerNetwork(address)).toBe(network);
});
