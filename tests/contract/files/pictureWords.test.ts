import { expect, test, vi } from 'vitest';
import { addFile, listFiles } from '../../../src/api/contract';
import { plainPicture } from '../../../server/files/plainPicture';
import { PLACE, TURNED, chunk, exif, joined, riff, segment, webp } from '../support/pictureParts';
import { useClinic } from '../support/testClinic';
import { logIn } from '../support/visitor';

const clinic = useClinic();

const SCAN = joined([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]);
const SOI = [0xff, 0xd8];
const END = [0xff, 0xd9];
const jfif = segment(0xe0, 'JFIF\0', [1, 2]);
const colours = segment(0xe2, 'ICC_PROFILE\0', [1, 1]);
const frame = segment(0xc2, [8, 0, 1, 0, 2]);
const scan = joined(segment(0xda, [1, 1]), SCAN);
const jpeg = (order: 'II' | 'MM') =>
  joined(
    SOI,
    jfif,
    segment(0xe1, 'Exif\0\0', exif(order)),
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', PLACE),
    colours,
    segment(0xe2, 'MPF\0', PLACE),
    segment(0xed, 'Photoshop 3.0\0', PLACE),
    segment(0xfe, PLACE),
    frame,
    [0xff],
    scan,
    segment(0xe1, PLACE),
    scan,
    END,
    PLACE,
  );
const plainJpeg = joined(SOI, jfif, segment(0xe1, 'Exif\0\0', TURNED), colours, frame, scan, scan, END);

const SIGN = '\x89PNG\r\n\x1A\n';
const [head, pixels, end] = [chunk('IHDR', [0, 0, 0, 2]), chunk('IDAT', SCAN), chunk('IEND')];
const texts = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'maKe'].map((type) => chunk(type, PLACE));
const png = joined(SIGN, head, chunk('eXIf', exif('MM')), chunk('pHYs', [1]), ...texts, pixels, ...texts, end, PLACE);
const plainPng = joined(SIGN, head, chunk('eXIf', TURNED), chunk('pHYs', [1]), pixels, end);

const extended = (flags: number) => riff('VP8X', [flags, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
const lossy = riff('VP8 ', [1, 2, 3]);

// §picture-plain
test.each([
  ['image/jpeg', jpeg('II'), plainJpeg],
  ['image/jpeg', jpeg('MM'), plainJpeg],
  ['image/png', png, plainPng],
  [
    'image/webp',
    joined(webp(extended(0x2c), riff('ICCP', 'c'), lossy, riff('EXIF', exif('II')), riff('XMP ', PLACE)), PLACE),
    webp(extended(0x28), riff('ICCP', 'c'), lossy, riff('EXIF', TURNED)),
  ],
  ['image/webp', webp(extended(0x0c), lossy, riff('XMP ', PLACE), riff('maKe', PLACE)), webp(extended(0), lossy)],
] as const)('a picture of the kind %s keeps its pixels, colours and orientation alone', async (type, sent, kept) => {
  const visitor = await logIn(clinic(), 'words');
  const file = new Blob([sent], { type });
  expect((await visitor.send(addFile, { body: { title: '検査', file } })).status).toBe(200);
  const [{ file_url: link } = { file_url: '' }] = await visitor.ask(listFiles);
  const shown = new Uint8Array(await (await clinic().fetch(new Request(link))).arrayBuffer());
  expect(Buffer.from(shown).toString('latin1')).not.toContain(PLACE);
  expect(shown).toEqual(kept);
  const [row] = await clinic().db.query<{ bytes: number }>('select bytes from medical_files order by id desc limit 1');
  expect(row?.bytes).toBe(kept.length);
});

test.each(['image/heic', 'application/pdf'] as const)('a file of the kind %s stays as it is', (type) => {
  expect(plainPicture(jpeg('II'), type)).toEqual(jpeg('II'));
});

test('an upright picture, or one whose EXIF makes no sense, keeps none', () => {
  const broken = exif('MM').map((byte, index) => (index === 4 ? 0xff : byte));
  for (const words of [exif('MM').slice(0, 20), exif('MM').map((byte) => (byte === 6 ? 1 : byte)), broken, []])
    expect(plainPicture(joined(SOI, segment(0xe1, 'Exif\0\0', words), frame, scan, END), 'image/jpeg')).toEqual(
      joined(SOI, frame, scan, END),
    );
});

test.each([
  ['image/jpeg', jpeg('II')],
  ['image/png', png],
  ['image/webp', webp(extended(0x2c), lossy, riff('EXIF', exif('II')))],
] as const)('a %s cut anywhere is refused nowhere, and nothing is added to it', (type, whole) => {
  for (let length = 12; length < whole.length; length += 1)
    expect(plainPicture(whole.slice(0, length), type).length).toBeLessThanOrEqual(length);
});

test('of 10 MB of the smallest parts each byte is moved once at most', () => {
  const many = new Uint8Array(10 * 1_048_576);
  for (let at = 2; at < many.length - 4; at += 4) many.set([0xff, at % 8 === 2 ? 0xfe : 0xdb, 0, 2], at);
  many.set([...SOI, 0xff], 0);
  many.set([0xff, 0xfe, 0, 2], 2);
  let moved = 0;
  const move = Uint8Array.prototype.copyWithin;
  vi.spyOn(Uint8Array.prototype, 'copyWithin').mockImplementation(function (this: Uint8Array, to, from, end) {
    moved += (end ?? this.length) - from;
    return move.call(this, to, from, end);
  });
  expect(plainPicture(many, 'image/jpeg').length).toBeLessThan(many.length * 0.6);
  vi.restoreAllMocks();
  expect(moved).toBeGreaterThan(0);
  expect(moved).toBeLessThanOrEqual(many.length);
});
