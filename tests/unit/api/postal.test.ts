import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const file = { 東京都千代田区: { '0001': ['千代田'] } };
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

const network = vi.fn<typeof fetch>();
/** A fresh module: what was read before is forgotten. */
const lookUp = async () => (await import('../../../src/api/postal')).lookUpZip;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  network.mockReset();
});

describe('looking up a postal code', () => {
  it('reads the file of its first three digits, once', async () => {
    network.mockImplementation(async () => json(file));
    const lookUpZip = await lookUp();
    expect(await lookUpZip('1000001')).toEqual([{ address: '東京都千代田区千代田' }]);
    expect(await lookUpZip('1000009')).toEqual([]);
    expect(network).toHaveBeenCalledOnce();
    expect(network.mock.calls[0]?.[0]).toBe('/postal/100.json');
  });

  it.each([
    ['the connection is lost', () => Promise.reject(new TypeError('failed'))],
    ['the server fails', async () => json({}, 503)],
    ['the answer is no such file', async () => json([{ towns: 1 }])],
    ['the answer is no JSON', async () => new Response('<html>')],
  ])('finds nothing when %s, and asks again the next time', async (_, answer) => {
    network.mockImplementationOnce(answer).mockImplementationOnce(async () => json(file));
    const lookUpZip = await lookUp();
    expect(await lookUpZip('1000001')).toEqual([]);
    expect(await lookUpZip('1000001')).toHaveLength(1);
  });

  const never: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });

  it('finds nothing when it is aborted', async () => {
    network.mockImplementation(never);
    const giveUp = new AbortController();
    const found = (await lookUp())('1000001', giveUp.signal);
    giveUp.abort();
    expect(await found).toEqual([]);
  });

  it('finds nothing when the file takes too long', async () => {
    vi.useFakeTimers();
    network.mockImplementation(never);
    const found = (await lookUp())('1000001');
    await vi.advanceTimersByTimeAsync(8000);
    expect(await found).toEqual([]);
  });
});
