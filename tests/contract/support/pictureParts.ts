import { bytesOf } from './firstVisit';

const big = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
const little = (value: number) => big(value).reverse();
export const joined = (...parts: (string | readonly number[] | Uint8Array)[]) =>
  Uint8Array.from(parts.flatMap((part) => [...(typeof part === 'string' ? bytesOf(part) : part)]));

/** What is written wherever a picture can hold words; never part of what is kept. */
export const PLACE = 'N35.6895 E139.6917 Tanaka';

/** EXIF with a turned picture (6) behind a maker's name, and the place. */
export function exif(order: 'II' | 'MM'): Uint8Array {
  const long = order === 'II' ? little : big;
  const short = (value: number) => (order === 'II' ? little(value).slice(0, 2) : big(value).slice(2));
  const one = order === 'II' ? [...short(6), 0, 0] : [0, 6, 0, 0];
  return joined(
    order,
    short(42),
    long(8),
    short(2),
    [...short(0x010f), ...short(2), ...long(PLACE.length), ...long(38)],
    [...short(0x0112), ...short(3), ...long(1), ...one],
    long(0),
    PLACE,
  );
}

/** EXIF that holds only the orientation 6. */
export const TURNED = joined('MM', [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]);

/** A JPEG's segment, from its marker on. */
export const segment = (marker: number, ...body: Parameters<typeof joined>) => {
  const content = joined(...body);
  return joined([0xff, marker], big(content.length + 2).slice(2), content);
};

/** A PNG's chunk with its checksum. */
export function chunk(type: string, ...body: Parameters<typeof joined>): Uint8Array {
  const content = joined(type, ...body);
  const sum = content.reduce((start, byte) => {
    let crc = start ^ byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    return crc;
  }, -1);
  return joined(big(content.length - 4), content, big(~sum));
}

/** A WebP's chunk, padded to an even length. */
export const riff = (type: string, ...body: Parameters<typeof joined>) => {
  const content = joined(...body);
  return joined(type, little(content.length), content, content.length % 2 ? [0] : []);
};

export const webp = (...chunks: Uint8Array[]) => riff('RIFF', 'WEBP', ...chunks);
