import { expect, test, vi } from 'vitest';

test('if the HEIC decoder cannot be loaded, preparePicture may be retried', async () => {
  vi.doMock('heic-to/csp', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  vi.resetModules();
  const { isWorthRetrying, preparePicture } = await import('../../../src/components/forms/ImageField/preparePicture');
  const picture = new File(['\0\0\0\x1Cftypheic\0\0\0\0'], 'IMG_0001.heic');
  await expect(preparePicture(picture)).rejects.toMatchObject({ name: 'PictureRefused', reason: 'notLoaded' });
  vi.doUnmock('heic-to/csp');
  expect(isWorthRetrying('notLoaded')).toBe(true);
});

test('preparePicture returns a copy that outlives the original file (§upload-survives-failure)', async () => {
  const { preparePicture } = await import('../../../src/components/forms/ImageField/preparePicture');
  const original = new File(['%PDF-1.7'], 'card.pdf');
  const copy = await preparePicture(original);
  original.slice = () =>
    ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }) as unknown as Blob;
  original.arrayBuffer = original.slice().arrayBuffer;
  await expect(preparePicture(original)).rejects.toMatchObject({ reason: 'unreadable' });
  // In Chrome, a deleted file has the size 0.
  Object.defineProperty(original, 'size', { value: 0 });
  await expect(preparePicture(original)).rejects.toMatchObject({ reason: 'unreadable' });
  expect([await copy.text(), copy.name, copy === original]).toEqual(['%PDF-1.7', 'card.pdf', false]);
});
