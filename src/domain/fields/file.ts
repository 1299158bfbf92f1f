const MB = 1_048_576;

/** Largest file the clinic accepts, in MB (2^20 bytes; §file-size). */
export const FILE_MAX_MB = 10;

/** The same in bytes. */
export const FILE_MAX_BYTES = FILE_MAX_MB * MB;

/** Largest picture we decode to downscale it, in MB; beyond it a phone may run out of memory. */
export const SOURCE_MAX_MB = 40;

/** The same in bytes. */
export const SOURCE_MAX_BYTES = SOURCE_MAX_MB * MB;

/** Number of leading bytes needed to detect a file's type. */
export const HEAD_BYTES = 16;

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** The types the clinic accepts. */
export type MediaType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic' | 'application/pdf';

/**
 * A file's type from its leading bytes, whatever its name or the phone says; null when it is not accepted
 * (§file-types).
 */
export function mediaTypeOf(head: Uint8Array): MediaType | null {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text.slice(8, 12))) return 'image/heic';
  return text.startsWith('%PDF-') ? 'application/pdf' : null;
}

/** True for a file with content. */
export const isFilled = (file: unknown): file is Blob => file instanceof Blob && file.size > 0;
