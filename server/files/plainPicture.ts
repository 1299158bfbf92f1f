import type { MediaType } from '../../src/domain/fields/file';

/** Copies parts of a file to the front of a copy of it. What is written never reaches what is still to be read. */
function compaction(bytes: Uint8Array) {
  const out = bytes.slice();
  let to = 0;
  return {
    keep(from: number, end: number) {
      if (from !== to) out.copyWithin(to, from, end);
      to += end - from;
    },
    write(part: readonly number[]) {
      out.set(part, to);
      to += part.length;
    },
    done: () => out.subarray(0, to),
  };
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const ORIENTATION = 0x0112;

/** The orientation in EXIF data (TIFF); 1, upright, if it has none. */
function orientationIn(tiff: Uint8Array): number {
  const view = viewOf(tiff);
  try {
    const little = textAt(tiff, 0, 2) === 'II';
    const first = view.getUint32(4, little);
    const entries = view.getUint16(first, little);
    for (let at = first + 2; at < first + 2 + entries * 12; at += 12)
      if (view.getUint16(at, little) === ORIENTATION) return view.getUint16(at + 8, little);
  } catch (error) {
    // Offsets that point outside of the data.
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}

/** EXIF data that says the orientation of this EXIF data and no more; null if the picture is upright. */
function plainExif(tiff: Uint8Array): number[] | null {
  const turned = orientationIn(tiff);
  if (turned < 2 || turned > 8) return null;
  const plain = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, turned, 0, 0, 0, 0, 0, 0];
  return plain.length <= tiff.length ? plain : null;
}

const [EOI, SOS, APP0, APP1, APP2, APP14, APP15, COM] = [0xd9, 0xda, 0xe0, 0xe1, 0xe2, 0xee, 0xef, 0xfe];
/** Markers without content: TEM, RST0 to RST7 and SOI. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Of the application's segments only those that change how the pixels look: JFIF, colour profile, Adobe's transform. */
function isSeen(marker: number, bytes: Uint8Array, at: number): boolean {
  if (marker === APP2) return textAt(bytes, at, 11) === 'ICC_PROFILE';
  return marker === APP0 || marker === APP14 || !((marker > APP0 && marker <= APP15) || marker === COM);
}

function plainJpeg(bytes: Uint8Array): Uint8Array {
  const { keep, write, done } = compaction(bytes);
  const view = viewOf(bytes);
  let exif: number[] | null | undefined;
  keep(0, 2);
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] as number;
    if (marker === 0xff) {
      // A fill byte.
      at += 1;
      continue;
    }
    const end = isBare(marker) || marker === EOI ? at + 2 : at + 2 + view.getUint16(at + 2);
    if (end > bytes.length) break;
    if (marker === APP1) {
      // Only the first counts.
      if (exif === undefined && textAt(bytes, at + 4, 6) === 'Exif\0\0') {
        exif = plainExif(bytes.subarray(at + 10, end));
        if (exif) write([0xff, APP1, 0, exif.length + 8, 0x45, 0x78, 0x69, 0x66, 0, 0, ...exif]);
      }
    } else if (isSeen(marker, bytes, at + 4)) keep(at, end);
    at = end;
    // What follows the picture may be a second one, or a film.
    if (marker === EOI) return done();
    if (marker !== SOS) continue;
    while (at < bytes.length && !(bytes[at] === 0xff && bytes[at + 1] !== 0 && !isBare(bytes[at + 1] ?? 0))) at += 1;
    keep(end, at);
  }
  keep(at, bytes.length);
  return done();
}

/** Chunks beside the critical ones that change how the pixels look. */
const PNG_SEEN = /^([A-Z]...|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/;

/** A PNG's checksum: CRC-32. */
function checksum(bytes: readonly number[]): number {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum;
}

const bytesOf = (number: number) => [24, 16, 8, 0].map((shift) => (number >>> shift) & 0xff);

function plainPng(bytes: Uint8Array): Uint8Array {
  const { keep, write, done } = compaction(bytes);
  const view = viewOf(bytes);
  let exif: number[] | null | undefined;
  keep(0, 8);
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) break;
    const type = textAt(bytes, at + 4, 4);
    if (type === 'eXIf' && exif === undefined) {
      exif = plainExif(bytes.subarray(at + 8, end - 4));
      const content = [0x65, 0x58, 0x49, 0x66, ...(exif ?? [])];
      if (exif) write([...bytesOf(exif.length), ...content, ...bytesOf(checksum(content))]);
    } else if (PNG_SEEN.test(type)) keep(at, end);
    at = end;
    if (type === 'IEND') return done();
  }
  keep(at, bytes.length);
  return done();
}

const WEBP_SEEN = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];
/** Flags of `VP8X`. */
const [HAS_EXIF, HAS_XMP] = [0x08, 0x04];

function plainWebp(bytes: Uint8Array): Uint8Array {
  const { keep, write, done } = compaction(bytes);
  const view = viewOf(bytes);
  const stop = 8 + view.getUint32(4, true);
  if (stop < 12 || stop > bytes.length) return bytes;
  keep(0, 12);
  let exif: number[] | null | undefined;
  let at = 12;
  while (at + 8 <= stop) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (end > stop) return bytes;
    const type = textAt(bytes, at, 4);
    if (type === 'EXIF' && exif === undefined) {
      exif = plainExif(bytes.subarray(at + 8, at + 8 + size));
      if (exif) write([0x45, 0x58, 0x49, 0x46, ...bytesOf(exif.length).reverse(), ...exif]);
    } else if (WEBP_SEEN.includes(type)) keep(at, end);
    at = end;
  }
  const plain = done();
  viewOf(plain).setUint32(4, plain.length - 8, true);
  if (textAt(plain, 12, 4) === 'VP8X' && plain.length > 20)
    plain[20] = ((plain[20] as number) & ~(HAS_EXIF | HAS_XMP)) | (exif ? HAS_EXIF : 0);
  return plain;
}

const PLAIN: Partial<Record<MediaType, (bytes: Uint8Array) => Uint8Array>> = {
  'image/jpeg': plainJpeg,
  'image/png': plainPng,
  'image/webp': plainWebp,
};

/**
 * Removes what a picture tells beside its pixels, such as the place where it was taken (§picture-plain): our app does
 * it on the phone, another client may not. Only its orientation and colours stay. HEIC and PDF stay as they are: there
 * it is woven into the file. What can't be read stays from there on, because no upload is refused for it.
 */
export const plainPicture = (bytes: Uint8Array, mediaType: MediaType): Uint8Array => PLAIN[mediaType]?.(bytes) ?? bytes;

/** Whether `plainPicture` changes files of this type. */
export const isCleaned = (mediaType: MediaType): boolean => PLAIN[mediaType] !== undefined;

/** Applies `plainPicture`. May take the bytes away from their owner. Rejects if it fails or takes too long. */
export type CleanPicture = (bytes: Uint8Array<ArrayBuffer>, mediaType: MediaType) => Promise<Uint8Array>;

/** Cleans in this thread, which answers no other call meanwhile. */
export const cleanHere: CleanPicture = async (bytes, mediaType) => plainPicture(bytes, mediaType);
