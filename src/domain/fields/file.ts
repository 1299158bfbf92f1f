import { problemsOf } from './formValues';
import { type TextProblem, titleField } from './text';

const MB = 1_048_576;

/** The reference clinic's limit. */
export const FILE_MAX_MB = 10;

export const FILE_MAX_BYTES = FILE_MAX_MB * MB;

/** The limit before preparing: a phone may run out of memory when it decodes a larger picture. */
export const SOURCE_MAX_MB = 40;

export const SOURCE_MAX_BYTES = SOURCE_MAX_MB * MB;

/** A PDF's header may come anywhere in the first 1024 bytes. */
export const HEAD_BYTES = 1024;

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
export type MediaType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic' | 'application/pdf';

/** Determined by the leading bytes, not by the name; null for a type that the clinic does not accept (§file-types). */
export function mediaTypeOf(head: Uint8Array): MediaType | null {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text.slice(8, 12))) return 'image/heic';
  return text.includes('%PDF-') ? 'application/pdf' : null;
}

const has = (bytes: Uint8Array, pattern: readonly number[], from = 0): boolean => {
  for (let at = bytes.indexOf(pattern[0] as number, from); at >= 0; at = bytes.indexOf(pattern[0] as number, at + 1))
    if (pattern.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
};

/** Needed because browsers show half a picture without an error. Skips a JPEG's preview, which has an end of its own. */
export function isCutOff(bytes: Uint8Array, type: MediaType | null): boolean {
  if (type === 'image/png') return !has(bytes, [0x49, 0x45, 0x4e, 0x44]);
  if (type !== 'image/jpeg') return false;
  let at = 2;
  while (bytes[at] === 0xff && bytes[at + 1] !== 0xda) at += 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
  return !has(bytes, [0xff, 0xd9], at);
}

export const isFilled = (file: unknown): file is Blob => file instanceof Blob && file.size > 0;

/** An insurance card or a test result (§file-title-required). */
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

/** The longer side of a sent picture; keeps text legible (§picture-prepared). */
export const MAX_SIDE_PX = 2000;

/** The smallest shorter side, for which a tall or wide picture may exceed `MAX_SIDE_PX`. */
export const LEGIBLE_SIDE_PX = 1080;

/** An iPhone's canvas stays empty above 4,096 × 4,096 pixels. */
const MAX_PIXELS = 16_000_000;

/** Every browser supports a canvas with this side. */
const MAX_CANVAS_SIDE_PX = 16_384;

export function sizeToSend(width: number, height: number): { width: number; height: number } {
  const longer = Math.max(width, height);
  const legible = Math.max(MAX_SIDE_PX / longer, LEGIBLE_SIDE_PX / Math.min(width, height));
  const scale = Math.min(1, legible, MAX_CANVAS_SIDE_PX / longer, Math.sqrt(MAX_PIXELS / (width * height)));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

export const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`;
