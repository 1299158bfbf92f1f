/** Largest file the clinic takes, in bytes (api.md "Uploads"). */
export const MAX_FILE_BYTES = 10 * 1_048_576;

/** Largest picture that is opened to be made smaller, in bytes: beyond it a phone's memory is at risk (E14). */
export const MAX_SOURCE_BYTES = 40 * 1_048_576;

/** Longest side of a picture that is sent, in pixels (E14). */
export const LONGEST_SIDE = 2000;

/** How many first bytes tell a file's type. */
export const HEAD_BYTES = 16;

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** The types the clinic takes (api.md "Uploads"). */
export type MediaType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic' | 'application/pdf';

/** A file's type by its first bytes, whatever its name or the phone say; null when it is none that is taken. */
export function mediaTypeOf(head: Uint8Array): MediaType | null {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text.slice(8, 12))) return 'image/heic';
  return text.startsWith('%PDF-') ? 'application/pdf' : null;
}

/** Width and height, in pixels, with neither beyond `longest`; in proportion, never enlarged, at least 1. */
export function fitWithin(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/** The name of a picture that has become a JPEG: `IMG_1.HEIC` → `IMG_1.jpg`. */
export const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`;
