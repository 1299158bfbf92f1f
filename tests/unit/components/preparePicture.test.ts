import { expect, test, vi } from 'vitest';

test('a picture whose decoder could not be loaded may be tried again, and is not called broken (§chunk-recovers)', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.doMock('heic-to/csp', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  vi.resetModules();
  const { isWorthRetrying, preparePicture } = await import('../../../src/components/forms/ImageField/preparePicture');
  const refused = await preparePicture(new File(['\0\0\0\x1Cftypheic\0\0\0\0'], 'IMG_0001.heic')).catch(
    (error: unknown) => error,
  );
  vi.doUnmock('heic-to/csp');
  expect(refused).toMatchObject({ name: 'PictureRefused', why: 'notLoaded' });
  expect(isWorthRetrying('notLoaded')).toBe(true);
});
