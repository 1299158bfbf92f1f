import { afterEach, describe, expect, test, vi } from 'vitest';
import { isAborted } from '../../../src/api/client';
import { addFile, book, listReservations } from '../../../src/api/contract';
import { resetClock } from '../../../src/device/clinicClock';
import { failureOf, lost, network, ok, status } from './cannedNetwork';

afterEach(() => {
  resetClock();
  vi.useRealTimers();
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
