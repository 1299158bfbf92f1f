import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn<() => void>();
let kept: Map<string, string>;
let onLine: boolean;

beforeEach(() => {
  kept = new Map();
  onLine = true;
  reload.mockReset();
  vi.useFakeTimers();
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
    vi.advanceTimersByTimeAsync(1_000).then(() => 'leaving'),
  ]);

/** The module as in a freshly loaded page. */
async function newPage() {
  vi.resetModules();
  return (await import('../../../src/loadChunk')).loadChunk;
}

// §chunk-recovers
test('reloads once for a chunk that a deploy removed, then fails', async () => {
  expect(await outcome((await newPage())(gone))).toBe('leaving');
  expect(reload).toHaveBeenCalledOnce();
  const loadChunk = await newPage();
  // A chunk loaded in between makes no difference.
  expect(await outcome(loadChunk(() => Promise.resolve('page')))).toBe('loaded');
  expect(await outcome(loadChunk(gone))).toBe('failed');
  expect(reload).toHaveBeenCalledOnce();
});

test('reloads once for several missing chunks; none fails meanwhile', async () => {
  const loadChunk = await newPage();
  expect(await Promise.all([outcome(loadChunk(gone)), outcome(loadChunk(gone))])).toEqual(['leaving', 'leaving']);
  expect(reload).toHaveBeenCalledOnce();
});

test('reloads again for a later deploy, whatever the clock of the phone says', async () => {
  const now = Date.now();
  for (const at of [now, now + 60_000, now - 3_600_000]) {
    vi.setSystemTime(at);
    expect(await outcome((await newPage())(gone))).toBe('leaving');
  }
  expect(reload).toHaveBeenCalledTimes(3);
});

test('fails without a reload when offline', async () => {
  onLine = false;
  expect(await outcome((await newPage())(gone))).toBe('failed');
  expect(reload).not.toHaveBeenCalled();
});

test('does not reload in a loop when storage is unavailable', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('closed');
    },
  });
  expect(await outcome((await newPage())(gone))).toBe('failed');
});

test('what a screen does without is null and never reloads (§chunk-recovers)', async () => {
  const { tryChunk } = await import('../../../src/loadChunk');
  expect(await tryChunk(gone)).toBeNull();
  expect(await tryChunk(() => Promise.resolve('picture'))).toBe('picture');
  expect(reload).not.toHaveBeenCalled();
});
