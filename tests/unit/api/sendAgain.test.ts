import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendAgain } from '../../../src/api/client';
import { Failure } from '../../../src/domain/failure';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sends; `sent` has when, and with what time limit, in seconds. Each reply comes after as many seconds as it says. */
async function sends(replies: (Failure | 'booked')[], after = 0) {
  const since = performance.now();
  const sent: [at: number, limit: number][] = [];
  const end = sendAgain(async (limit) => {
    sent.push([Math.round((performance.now() - since) / 1000), Math.round(limit / 1000)]);
    const reply = replies[sent.length - 1] ?? replies.at(-1);
    await new Promise((resolve) => setTimeout(resolve, Math.min(after, limit / 1000) * 1000));
    if (reply instanceof Failure) throw reply;
    return reply;
  }, 15_000).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  return { sent, end: await end };
}

const lost = new Failure('offline', { write: true });
const failing = (status: number, kind: 'server' | 'refused' = 'server') => new Failure(kind, { status, write: true });

test.each([
  ['a lost connection', lost],
  ['a time-out', new Failure('timeout', { write: true })],
  ['502', failing(502)],
])('what has a key is sent again after %s (§sent-again)', async (_, failure) => {
  const { sent, end } = await sends([failure, 'booked']);
  expect(sent.map(([at]) => at)).toEqual([0, 1]);
  expect(end).toBe('booked');
});

test('what has a key is sent again three times, each pause twice as long, then its reply is lost (§sent-again)', async () => {
  const { sent, end } = await sends([lost]);
  expect(sent.map(([at]) => at)).toEqual([0, 1, 3, 7]);
  expect(end).toBe(lost);
});

test.each([
  ['a refusal', failing(409, 'refused')],
  ['too many calls', failing(429)],
])('what has a key is not sent again after %s (§sent-again)', async (_, failure) => {
  const { sent, end } = await sends([failure]);
  expect(sent).toHaveLength(1);
  expect(end).toBe(failure);
});

test('what has a key takes 40 s at most, however long each reply is waited for (§sent-again)', async () => {
  const { sent } = await sends([lost], 15);
  expect(sent).toEqual([
    [0, 15],
    [16, 15],
    [33, 7],
  ]);
});
