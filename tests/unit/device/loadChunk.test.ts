import { beforeEach, expect, test, vi } from 'vitest';
import { loadChunk } from '../../../src/loadChunk';

const reload = vi.fn<() => void>();
let onLine: boolean;

beforeEach(() => {
  const stored = new Map<string, string>();
  onLine = true;
  reload.mockReset();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', {
    get onLine() {
      return onLine;
    },
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
});

const removed = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a chunk that a deploy removed reloads the page once, then fails (§chunk-recovers)', async () => {
  void loadChunk(removed);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await expect(loadChunk(removed)).rejects.toThrow(TypeError);
  expect(reload).toHaveBeenCalledOnce();
});

test('a chunk fails at once when offline or without storage', async () => {
  onLine = false;
  await expect(loadChunk(removed)).rejects.toThrow(TypeError);
  onLine = true;
  vi.stubGlobal('sessionStorage', undefined);
  await expect(loadChunk(removed)).rejects.toThrow(TypeError);
  expect(reload).not.toHaveBeenCalled();
});
