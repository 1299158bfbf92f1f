import { expect, test, vi } from 'vitest';

test('a picture whose decoder could not be loaded may be tried again: not called broken, nor lost by a reload (§chunk-recovers)', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  vi.doMock('heic-to/csp', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  vi.resetModules();
  const { isWorthRetrying, preparePicture } = await import('../../../src/components/forms/ImageField/preparePicture');
  const refused = await Promise.race([
    preparePicture(new File(['\0\0\0\x1Cftypheic\0\0\0\0'], 'IMG_0001.heic')).catch((error: unknown) => error),
    new Promise((resolve) => reload.mockImplementation(() => resolve('reloaded'))),
  ]);
  vi.doUnmock('heic-to/csp');
  expect(refused).toMatchObject({ name: 'PictureRefused', why: 'notLoaded' });
  expect(isWorthRetrying('notLoaded')).toBe(true);
});
