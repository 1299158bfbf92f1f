// Files that a patient sends.

import { type TextProblem, titleField } from './text';

const MB = 1_048_576;

/** Largest file the clinic accepts, in MB (2^20 bytes). */
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
/** The types the clinic accepts. */
export type MediaType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic' | 'application/pdf';

/**
 * A file's type from its leading bytes, whatever its name or the phone says; null when it is not accepted.
 */
export function mediaTypeOf(head: Uint8Array): MediaType | null {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text.slice(8, 12))) return 'image/heic';
  return text.includes('%PDF-') ? 'application/pdf' : null;
}

/** True for a file with content. */
export const isFilled = (file: unknown): file is Blob => file instanceof Blob && file.size > 0;

/** The form for adding a file: an insurance card or a test result (§file-title-required). */
export type NewFile = {
  title: string;
  file: Blob | null;
};

export const NO_FILE: NewFile = { title: '', file: null };

/** The form's fields in display order. */
export const NEW_FILE_FIELDS = ['title', 'file'] as const;
export type NewFileField = (typeof NEW_FILE_FIELDS)[number];

/** Why a field cannot be sent: empty, or a title that is too long. */
export type NewFileProblem = TextProblem;

/** Normalizes the title to the form shown after blur and sent (§input-forgiving). */
export const normalizeNewFile = ({ title, file }: NewFile): NewFile => ({ title: titleField.normalize(title), file });

/** The problem of each invalid field. */
export function newFileProblems({ title, file }: NewFile): Partial<Record<NewFileField, NewFileProblem>> {
  const problems: Partial<Record<NewFileField, NewFileProblem>> = {};
  const wrong = titleField.problem(title);
  if (wrong) problems.title = wrong;
  if (!isFilled(file)) problems.file = 'missing';
  return problems;
}

/** Longest side of an uploaded picture, in pixels, as far as its words stay legible (§picture-prepared). */
export const MAX_SIDE_PX = 2000;

/** Shortest side that a tall or wide picture, such as a whole page's capture, keeps at the price of a longer one. */
export const LEGIBLE_SIDE_PX = 1080;

/** Most pixels a canvas holds on an iPhone are 4,096 × 4,096; beyond that it stays empty. */
const MAX_PIXELS = 16_000_000;

/** Longest side that every browser's canvas holds. */
const MAX_CANVAS_SIDE_PX = 16_384;

/** The size, in pixels, that a picture is sent in: keeps the ratio, never enlarges, at least 1. */
export function sizeToSend(width: number, height: number): { width: number; height: number } {
  const longer = Math.max(width, height);
  const legible = Math.max(MAX_SIDE_PX / longer, LEGIBLE_SIDE_PX / Math.min(width, height));
  const scale = Math.min(1, legible, MAX_CANVAS_SIDE_PX / longer, Math.sqrt(MAX_PIXELS / (width * height)));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/** The file name after conversion to JPEG: `IMG_1.HEIC` → `IMG_1.jpg`. */
export const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`;
