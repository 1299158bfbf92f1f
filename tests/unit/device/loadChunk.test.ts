import { beforeEach, expect, test, vi } from 'vitest';
import { loadChunk } from '../../../src/loadChunk';

const reload = vi.fn<() => void>();
let onLine: boolean;

beforeEach(() => {
  const kept = new Map<string, string>();
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
  });
});

const removed = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a chunk that a deploy removed reloads the page once, then fails (§chunk-recovers)', async () => {
  void loadChunk(removed);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await expect(loadChunk(removed)).rejects.toThrow(TypeError);
  expect(reload).toHaveBeenCalledOnce();
});

test('offline, or where nothing can be kept, it fails at once', async () => {
  onLine = false;
  await expect(loadChunk(removed)).rejects.toThrow(TypeError);
  onLine = true;
  vi.stubGlobal('sessionStorage', undefined);
  await expect(loadChunk(removed)).rejects.toThrow(TypeError);
  expect(reload).not.toHaveBeenCalled();
});
