import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn<() => void>();
let kept: Map<string, string>;
let onLine: boolean;

beforeEach(() => {
  kept = new Map();
  onLine = true;
  reload.mockReset();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', {
    get onLine() {
      return onLine;
    },
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});

afterEach(() => void vi.useRealTimers());

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const outcome = (loading: Promise<unknown>) =>
  Promise.race([
    loading.then(
      () => 'loaded',
      () => 'failed',
    ),
    new Promise((resolve) => setTimeout(() => resolve('leaving'), 20)),
  ]);

/** The module as a page that was just loaded has it. */
async function newPage() {
  vi.resetModules();
  return (await import('../../../src/app/loadChunk')).loadChunk;
}

test('a chunk that a deploy has taken away loads the page afresh once, and then fails', async () => {
  expect(await outcome((await newPage())(gone))).toBe('leaving');
  expect(reload).toHaveBeenCalledOnce();
  const loadChunk = await newPage();
  // Another one that comes makes no difference.
  expect(await outcome(loadChunk(() => Promise.resolve('page')))).toBe('loaded');
  expect(await outcome(loadChunk(gone))).toBe('failed');
  expect(reload).toHaveBeenCalledOnce();
});

test('of several that are lost together none fails while the page is on its way', async () => {
  const loadChunk = await newPage();
  expect(await Promise.all([outcome(loadChunk(gone)), outcome(loadChunk(gone))])).toEqual(['leaving', 'leaving']);
  expect(reload).toHaveBeenCalledOnce();
});

test('the next deploy may do it again, whatever the phone’s clock says', async () => {
  const now = Date.now();
  for (const at of [now, now + 60_000, now - 3_600_000]) {
    vi.setSystemTime(at);
    expect(await outcome((await newPage())(gone))).toBe('leaving');
  }
  expect(reload).toHaveBeenCalledTimes(3);
});

test('without a network a new page would be worse: the failure is told', async () => {
  onLine = false;
  expect(await outcome((await newPage())(gone))).toBe('failed');
  expect(reload).not.toHaveBeenCalled();
});

test('a closed storage never leads into a circle', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('closed');
    },
  });
  expect(await outcome((await newPage())(gone))).toBe('failed');
});
