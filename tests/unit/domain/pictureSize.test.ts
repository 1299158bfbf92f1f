import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mediaTypeOf } from '../../../src/domain/fields/file';
import { fitWithin, jpegName } from '../../../src/domain/pictureSize';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('mediaTypeOf', () => {
  it.each([
    ['\xFF\xD8\xFF\xE1..Exif', 'image/jpeg'],
    ['\x89PNG\r\n\x1A\n....', 'image/png'],
    ['RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
    ['\0\0\0\x1Cftypheic\0\0\0\0', 'image/heic'],
    ['\0\0\0\x18ftypmif1', 'image/heic'],
    ['%PDF-1.7\n', 'application/pdf'],
  ])('detects the type by the first bytes: %j', (head, type) => expect(mediaTypeOf(bytes(head))).toBe(type));

  it.each(['', 'PK\x03\x04', 'RIFF\x24\0\0\0WAVE', '\0\0\0\x1Cftypmp42', '<svg xmlns=', 'GIF89a', ' %PDF-1.7'])(
    'is none that is taken: %j',
    (head) => expect(mediaTypeOf(bytes(head))).toBeNull(),
  );
});

describe('fitWithin', () => {
  it.each([
    [3000, 4000, 1500, 2000],
    [4000, 3000, 2000, 1500],
    [2000, 2000, 2000, 2000],
    [640, 480, 640, 480],
    [100_000, 3, 2000, 1],
  ])('%i × %i becomes %i × %i', (width, height, newWidth, newHeight) =>
    expect(fitWithin(width, height, 2000)).toEqual({ width: newWidth, height: newHeight }),
  );

  it('stays within the limit and keeps the ratio to the nearest pixel', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const fit = fitWithin(width, height, 2000);
        expect(Math.max(fit.width, fit.height)).toBe(Math.min(2000, Math.max(width, height)));
        const scale = Math.min(1, 2000 / Math.max(width, height));
        expect(Math.abs(fit.width - width * scale)).toBeLessThan(1);
        expect(Math.abs(fit.height - height * scale)).toBeLessThan(1);
      }),
    );
  });
});

describe('jpegName', () => {
  it.each([
    ['IMG_1.HEIC', 'IMG_1.jpg'],
    ['保険証.表.png', '保険証.表.jpg'],
    ['image', 'image.jpg'],
  ])('%s becomes %s', (name, jpeg) => expect(jpegName(name)).toBe(jpeg));
});
