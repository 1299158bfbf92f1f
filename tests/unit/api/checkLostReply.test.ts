import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkLostReply } from '../../../src/api/checkLostReply';
import { Failure } from '../../../src/domain/failure';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs the checks; `at` are the times of each, in seconds after the first. */
async function run(check: (at: number) => 'notDone' | 'booked', signal = new AbortController().signal) {
  const since = performance.now();
  const at: number[] = [];
  const finding = checkLostReply(async () => {
    const now = (performance.now() - since) / 1000;
    at.push(now);
    return check(now);
  }, signal);
  await vi.advanceTimersByTimeAsync(60_000);
  return { at, finding: await finding };
}

const lost = (write: boolean) => new Failure('offline', { write });

describe('what became of an action whose reply was lost (§lost-reply-checked)', () => {
  test('is asked at once, then every three seconds until it is found', async () => {
    expect(await run(() => 'booked')).toEqual({ at: [0], finding: { found: 'done', result: 'booked' } });
    const late = await run((at) => (at < 20 ? 'notDone' : 'booked'));
    expect(late.finding).toEqual({ found: 'done', result: 'booked' });
    expect(late.at).toEqual([0, 3, 6, 9, 12, 15, 18, 21]);
  });

  // §lost-reply-checked
  test('is asked for half a minute, then not done, or unknown where the clinic could not be asked', async () => {
    const never = await run(() => 'notDone');
    expect(never.finding).toEqual({ found: 'notDone' });
    expect(never.at).toHaveLength(11);
    const unread = await run(() => {
      throw lost(false);
    });
    expect(unread).toEqual({ at: never.at, finding: { found: 'unknown', failure: lost(false) } });
  });

  test('that could not be read tells why, whatever became of the reply (§signal-not-blamed)', async () => {
    const unreadable = new Failure('malformed');
    const { finding } = await run((at) => {
      throw at < 9 ? lost(false) : unreadable;
    });
    expect(finding).toMatchObject({ found: 'unknown', failure: unreadable });
  });

  test('ends with the reply to the same write sent again, and goes on while that is lost, too', async () => {
    const refusal = new Failure('refused', { status: 409, write: true });
    const twice = await run((at) => {
      throw at < 3 ? lost(true) : refusal;
    });
    expect(twice).toEqual({ at: [0, 3], finding: { found: 'refused', failure: refusal } });
  });

  test('is no longer asked once nobody waits', async () => {
    const abort = new AbortController();
    setTimeout(() => abort.abort(), 4_000);
    expect((await run(() => 'notDone', abort.signal)).at).toEqual([0, 3]);
  });
});
