import { problemsOf } from './formValues';
import { type TextProblem, titleField } from './text';

const MB = 1_048_576;

/** The reference clinic refuses larger files. */
export const FILE_MAX_MB = 10;

export const FILE_MAX_BYTES = FILE_MAX_MB * MB;

/** The app refuses larger pictures, because decoding them may exhaust the phone's memory. */
export const PICTURE_MAX_MB = 40;

export const PICTURE_MAX_BYTES = PICTURE_MAX_MB * MB;

/** A PDF's header may start anywhere in these leading bytes. */
export const HEAD_BYTES = 1024;

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
export type MediaType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic' | 'application/pdf';

/** Null if the clinic does not accept the type (§file-types). */
export function mediaTypeOf(head: Uint8Array): MediaType | null {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text.slice(8, 12))) return 'image/heic';
  return text.includes('%PDF-') ? 'application/pdf' : null;
}

const contains = (bytes: Uint8Array, pattern: readonly number[], from = 0): boolean => {
  const findFirst = (start: number) => bytes.indexOf(pattern[0] as number, start);
  for (let start = findFirst(from); start >= 0; start = findFirst(start + 1))
    if (pattern.every((byte, index) => bytes[start + index] === byte)) return true;
  return false;
};

/** True if a JPEG or PNG is truncated. Browsers show a truncated picture without an error. */
export function isIncomplete(bytes: Uint8Array, type: MediaType | null): boolean {
  if (type === 'image/png') return !contains(bytes, [0x49, 0x45, 0x4e, 0x44]);
  if (type !== 'image/jpeg') return false;
  // Skips the header, because it may contain a thumbnail with its own end marker.
  let offset = 2;
  while (bytes[offset] === 0xff && bytes[offset + 1] !== 0xda)
    offset += 2 + ((bytes[offset + 2] ?? 0) << 8) + (bytes[offset + 3] ?? 0);
  return !contains(bytes, [0xff, 0xd9], offset);
}

export const isFilled = (file: unknown): file is Blob => file instanceof Blob && file.size > 0;

/** An insurance card or a test result to add (§file-title-required). */
export type NewFile = {
  title: string;
  file: Blob | null;
};

export const NO_FILE: NewFile = { title: '', file: null };

export const NEW_FILE_FIELDS = ['title', 'file'] as const;
export type NewFileField = (typeof NEW_FILE_FIELDS)[number];

export type NewFileProblem = TextProblem;

export const normalizeNewFile = ({ title, file }: NewFile): NewFile => ({ title: titleField.normalize(title), file });

export const newFileProblems = ({ title, file }: NewFile): Partial<Record<NewFileField, NewFileProblem>> =>
  problemsOf([
    ['title', titleField.problem(title)],
    ['file', isFilled(file) ? null : 'missing'],
  ]);

/** A larger picture is shrunk until its longer side has this length (§picture-prepared). */
export const TARGET_LONGER_SIDE_PX = 2000;

/**
 * Shrinking to `TARGET_LONGER_SIDE_PX` stops when the shorter side has this length,
 * so that text in a long picture stays legible.
 */
export const MIN_SHORTER_SIDE_PX = 1080;

/** An iPhone's canvas with more than 4,096 × 4,096 pixels stays empty. */
const MAX_PIXELS = 16_000_000;

/** The longest side that every browser supports. */
const MAX_CANVAS_SIDE_PX = 16_384;

export function sizeToSend(width: number, height: number): { width: number; height: number } {
  const longer = Math.max(width, height);
  const legible = Math.max(TARGET_LONGER_SIDE_PX / longer, MIN_SHORTER_SIDE_PX / Math.min(width, height));
  const scale = Math.min(1, legible, MAX_CANVAS_SIDE_PX / longer, Math.sqrt(MAX_PIXELS / (width * height)));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

export const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`;
