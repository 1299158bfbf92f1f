const MB = 1_048_576;

/** Largest file the clinic accepts, in MB (2^20 bytes; §file-size). */
export const FILE_MAX_MB = 10;

/** The same in bytes. */
export const FILE_MAX_BYTES = FILE_MAX_MB * MB;

/** Largest picture we decode to downscale it, in MB; beyond it a phone may run out of memory. */
export const SOURCE_MAX_MB = 40;

/** The same in bytes. */
export const SOURCE_MAX_BYTES = SOURCE_MAX_MB * MB;

/** Number of leading bytes needed to detect a file's type: within them a PDF's header may come. */
export const HEAD_BYTES = 1024;

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const AVIF_BRAND = /^.{8}avi[fs]|^.{8}m[is]f1.{4}(?:.{4}){0,30}?avi[fs]/s;

/** The types the clinic accepts. */
export type MediaType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic' | 'application/pdf';

/** Kinds of pictures that the clinic does not take, and that a browser may be able to open. */
export type OtherPicture = 'GIF' | 'AVIF' | 'BMP' | 'TIFF';

const textOf = (head: Uint8Array): string => String.fromCharCode(...head.subarray(0, HEAD_BYTES));

const otherPictureIn = (text: string): OtherPicture | null => {
  if (/^GIF8[79]a/.test(text)) return 'GIF';
  if (/^BM.{4}\0{4}/s.test(text)) return 'BMP';
  if (text.startsWith('II*\0') || text.startsWith('MM\0*')) return 'TIFF';
  return text.slice(4, 8) === 'ftyp' && AVIF_BRAND.test(text) ? 'AVIF' : null;
};

/** Which other kind of picture a file is by its leading bytes; null when it is none (§file-types). */
export const otherPictureOf = (head: Uint8Array): OtherPicture | null => otherPictureIn(textOf(head));

/**
 * A file's type from its leading bytes, whatever its name or the phone says; null when it is not accepted
 * (§file-types).
 */
export function mediaTypeOf(head: Uint8Array): MediaType | null {
  const text = textOf(head);
  if (text.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (otherPictureIn(text)) return null;
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text.slice(8, 12))) return 'image/heic';
  return text.includes('%PDF-') ? 'application/pdf' : null;
}

/** True for a file with content. */
export const isFilled = (file: unknown): file is Blob => file instanceof Blob && file.size > 0;
