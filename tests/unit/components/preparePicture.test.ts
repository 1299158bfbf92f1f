import { expect, test, vi } from 'vitest';

test('a picture whose decoder could not be loaded may be tried again: it is not called broken', async () => {
  vi.doMock('heic-to/csp', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  vi.resetModules();
  const { isWorthRetrying, preparePicture } = await import('../../../src/components/forms/ImageField/preparePicture');
  const picture = new File(['\0\0\0\x1Cftypheic\0\0\0\0'], 'IMG_0001.heic');
  await expect(preparePicture(picture)).rejects.toMatchObject({ name: 'PictureRefused', reason: 'notLoaded' });
  vi.doUnmock('heic-to/csp');
  expect(isWorthRetrying('notLoaded')).toBe(true);
});

test('a file that can no longer be read is reported at once, and a readable one is copied (§upload-survives-failure)', async () => {
  const { preparePicture } = await import('../../../src/components/forms/ImageField/preparePicture');
  const lent = new File(['%PDF-1.7'], 'card.pdf');
  const kept = await preparePicture(lent);
  lent.slice = () =>
    ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }) as unknown as Blob;
  lent.arrayBuffer = lent.slice().arrayBuffer;
  await expect(preparePicture(lent)).rejects.toMatchObject({ reason: 'unreadable' });
  // Chrome gives a file that is gone no bytes.
  Object.defineProperty(lent, 'size', { value: 0 });
  await expect(preparePicture(lent)).rejects.toMatchObject({ reason: 'unreadable' });
  expect([await kept.text(), kept.name, kept === lent]).toEqual(['%PDF-1.7', 'card.pdf', false]);
});
