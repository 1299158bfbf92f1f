import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../../../src/api/client';
import { listReservations } from '../../../src/api/contract';
import { transport } from '../../../stories/support/prototype/network';
import type { TroubleKind } from '../../../stories/support/prototype/prototypeTrouble';

const answer = async () => Response.json({ now_reservations: [], all_reservations: [] });

/** The app's own client on a network with the given trouble. */
const read = (struck: TroubleKind | null, signal?: AbortSignal) =>
  createClient({
    host: 'https://clinic.example/api',
    uid: () => null,
    fetch: (input, init) => transport(new Request(input, init), struck, answer),
  })(listReservations, {}, signal && { signal });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('without trouble the clinic replies', async () => {
  expect(await read(null)).toEqual({ now_reservations: [], all_reservations: [], lost: 0 });
});

test.each([
  ['offline', 'offline', null],
  ['unavailable', 'server', 'unavailable'],
  ['broken', 'server', 'server_error'],
  ['loggedOut', 'login', 'login_required'],
] as const)('%s reaches the app as failure %s', async (struck, kind, code) => {
  const failure = read(struck).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await failure).toMatchObject({ kind, code });
});

test('a slow reply takes five seconds', async () => {
  const reply = read('slow');
  let come = false;
  void reply.then(() => (come = true));
  await vi.advanceTimersByTimeAsync(4900);
  expect(come).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(await reply).toEqual({ now_reservations: [], all_reservations: [], lost: 0 });
});

test('an aborted call does not wait for its reply', async () => {
  const leaving = new AbortController();
  const reply = read('slow', leaving.signal);
  leaving.abort();
  await expect(reply).rejects.toMatchObject({ name: 'CanceledError' });
});
