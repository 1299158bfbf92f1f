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

const importRemoved = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('loadChunk reloads the page only once for a missing chunk (§chunk-recovers)', async () => {
  void loadChunk(importRemoved);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await expect(loadChunk(importRemoved)).rejects.toThrow(TypeError);
  expect(reload).toHaveBeenCalledOnce();
});

test('loadChunk throws without a reload if the phone is offline or has no storage', async () => {
  onLine = false;
  await expect(loadChunk(importRemoved)).rejects.toThrow(TypeError);
  onLine = true;
  vi.stubGlobal('sessionStorage', undefined);
  await expect(loadChunk(importRemoved)).rejects.toThrow(TypeError);
  expect(reload).not.toHaveBeenCalled();
});
