import { beforeEach, expect, test, vi } from 'vitest';
import { loadChunk } from '../../../src/app/loadChunk';

const reload = vi.fn<() => void>();
let kept: Map<string, string>;
let onLine: boolean;

beforeEach(() => {
  kept = new Map();
  onLine = true;
  reload.mockReset();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', {
    get onLine() {
      return onLine;
    },
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const outcome = (loading: Promise<unknown>) =>
  Promise.race([
    loading.then(
      () => 'loaded',
      () => 'failed',
    ),
    new Promise((resolve) => setTimeout(() => resolve('leaving'), 20)),
  ]);

test('a chunk that a deploy has taken away loads the page afresh once, and then fails', async () => {
  expect(await outcome(loadChunk(gone))).toBe('leaving');
  expect(reload).toHaveBeenCalledOnce();
  expect(await outcome(loadChunk(gone))).toBe('failed');
  expect(reload).toHaveBeenCalledOnce();
});

test('the next deploy may do it again', async () => {
  await outcome(loadChunk(gone));
  expect(await outcome(loadChunk(() => Promise.resolve('page')))).toBe('loaded');
  expect(await outcome(loadChunk(gone))).toBe('leaving');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('without a network a new page would be worse: the failure is told', async () => {
  onLine = false;
  expect(await outcome(loadChunk(gone))).toBe('failed');
  expect(reload).not.toHaveBeenCalled();
});

test('a closed storage never leads into a circle', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('closed');
    },
  });
  expect(await outcome(loadChunk(gone))).toBe('failed');
});
