import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../../../src/api/client';
import { listReservations } from '../../../src/api/contract';
import { isAborted } from '../../../src/api/failure';
import { carry } from '../../../stories/support/prototype/network';
import type { TroubleKind } from '../../../stories/support/prototype/trouble';

const answer = async () => Response.json({ now_reservations: [], all_reservations: [] });

/** The app's own client over a network that is in trouble. */
const read = (struck: TroubleKind | null, signal?: AbortSignal) =>
  createClient({
    host: 'https://clinic.example/api',
    uid: () => null,
    backOffMs: 1,
    fetch: (input, init) => carry(new Request(input, init), struck, answer),
  })(listReservations, {}, signal && { signal });

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

test('without trouble a call is answered by the clinic', async () => {
  expect(await read(null)).toEqual({ now_reservations: [], all_reservations: [] });
});

test.each([
  ['offline', 'offline', null],
  ['unavailable', 'server', 'unavailable'],
  ['broken', 'server', 'server_error'],
  ['loggedOut', 'login', 'login_required'],
] as const)('%s reaches the app as its failure %s', async (struck, kind, code) => {
  await expect(read(struck)).rejects.toMatchObject({ kind, code });
});

test('a slow answer comes five seconds late', async () => {
  const reply = read('slow');
  let come = false;
  void reply.then(() => (come = true));
  await vi.advanceTimersByTimeAsync(4900);
  expect(come).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(await reply).toEqual({ now_reservations: [], all_reservations: [] });
});

test('a call that is given up does not wait for its answer', async () => {
  const leaving = new AbortController();
  const reply = read('slow', leaving.signal);
  setTimeout(() => leaving.abort(), 10);
  expect(isAborted(await reply.catch((error: unknown) => error))).toBe(true);
});
