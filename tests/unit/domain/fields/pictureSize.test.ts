import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isIncomplete, mediaTypeOf, jpegName, sizeToSend } from '../../../../src/domain/fields/file';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['\xFF\xD8\xFF\xE1..Exif', 'image/jpeg'],
  ['\x89PNG\r\n\x1A\n....', 'image/png'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x1Cftypheic\0\0\0\0', 'image/heic'],
  ['\0\0\0\x18ftypmif1', 'image/heic'],
  ['%PDF-1.7\n', 'application/pdf'],
  ['\xEF\xBB\xBF %PDF-1.7', 'application/pdf'],
  [`${' '.repeat(1019)}%PDF-1.7`, 'application/pdf'],
])('mediaTypeOf reads the first bytes %j as %s (§file-types)', (head, type) =>
  expect(mediaTypeOf(bytes(head))).toBe(type),
);

it.each([
  '',
  'PK\x03\x04',
  'RIFF\x24\0\0\0WAVE',
  '\0\0\0\x1Cftypmp42',
  '<svg xmlns=',
  `${' '.repeat(1020)}%PDF-1.7`,
  'GIF89a',
  '\0\0\0\x1Cftypavif',
])('mediaTypeOf returns null for %j', (head) => expect(mediaTypeOf(bytes(head))).toBeNull());

it.each([
  ['a JPEG', 'image/jpeg', '\xFF\xD8\xFF\xE1\0\x06\xFF\xD9..\xFF\xDA\0\x02pixels\xFF\xD9', false],
  ['a JPEG followed by a film', 'image/jpeg', '\xFF\xD8\xFF\xDA\0\x02pixels\xFF\xD9ftypmp42', false],
  ['half a JPEG with a complete thumbnail', 'image/jpeg', '\xFF\xD8\xFF\xE1\0\x06\xFF\xD9..\xFF\xDA\0\x02pix', true],
  ['a PNG', 'image/png', '\x89PNG\r\n\x1A\nIxIDAT..IEND\xAEB`\x82', false],
  ['half a PNG', 'image/png', '\x89PNG\r\n\x1A\nIxIDAT..', true],
  ['a PDF', 'application/pdf', '%PDF-1.7', false],
] as const)('isIncomplete detects whether %s is truncated', (_, type, content, cut) =>
  expect(isIncomplete(bytes(content), type)).toBe(cut),
);

it.each([
  [3000, 4000, 1500, 2000],
  [640, 480, 640, 480],
  [1080, 2400, 1080, 2400],
  [1284, 2778, 1080, 2337],
  [1080, 15_900, 1042, 15_348],
  [100_000, 3, 16_384, 1],
])('sizeToSend resizes %i × %i pixels to %i × %i pixels (§picture-prepared)', (width, height, newWidth, newHeight) =>
  expect(sizeToSend(width, height)).toEqual({ width: newWidth, height: newHeight }),
);

it('sizeToSend keeps a picture within the limits of a canvas (§picture-prepared)', () => {
  const side = fc.integer({ min: 1, max: 16_384 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const size = sizeToSend(width, height);
      const [shorter, longer] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
      expect(size.width * size.height).toBeLessThanOrEqual(16_777_216);
      expect(longer).toBeLessThanOrEqual(16_384);
      expect(longer > 2000 && shorter > 1080).toBe(false);
      expect(shorter).toBeGreaterThanOrEqual(Math.min(width, height, 900));
      expect(Math.abs(size.width * height - size.height * width)).toBeLessThanOrEqual(Math.max(width, height));
    }),
  );
});

it.each([
  ['IMG_1.HEIC', 'IMG_1.jpg'],
  ['保険証.表.png', '保険証.表.jpg'],
  ['image', 'image.jpg'],
])('jpegName changes the name %s to %s', (name, jpeg) => expect(jpegName(name)).toBe(jpeg));
