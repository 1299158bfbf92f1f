/** Largest file the clinic accepts, in bytes (api.md "Uploads"). */
export const MAX_FILE_BYTES = 10 * 1_048_576;

/** Largest picture we decode to downscale it, in bytes; beyond it a phone may run out of memory (E14). */
export const MAX_SOURCE_BYTES = 40 * 1_048_576;

/** Longest side of an uploaded picture, in pixels (E14). */
export const MAX_SIDE_PX = 2000;

/** Number of leading bytes needed to detect a file's type. */
export const HEAD_BYTES = 16;

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** The types the clinic accepts (api.md "Uploads"). */
export type MediaType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic' | 'application/pdf';

/** A file's type from its leading bytes, whatever its name or the phone says; null when it is not accepted. */
export function mediaTypeOf(head: Uint8Array): MediaType | null {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text.slice(8, 12))) return 'image/heic';
  return text.startsWith('%PDF-') ? 'application/pdf' : null;
}

/** Scales width and height, in pixels, to fit within `longest`: keeps the ratio, never enlarges, at least 1. */
export function fitWithin(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/** The file name after conversion to JPEG: `IMG_1.HEIC` → `IMG_1.jpg`. */
export const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`;
