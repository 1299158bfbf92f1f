import {
  FILE_MAX_BYTES,
  HEAD_BYTES,
  PICTURE_MAX_BYTES,
  isIncomplete,
  mediaTypeOf,
  jpegName,
  sizeToSend,
} from '../../../domain/fields/file';

const JPEG_QUALITY = 0.85;
const DECODE_TIMEOUT_MS = 60_000;

export type RefusalReason =
  | 'empty'
  | 'wrongType'
  | 'pictureTooLarge'
  | 'fileTooLarge'
  | 'unreadable'
  | 'undecodable'
  | 'notLoaded';

export const isWorthRetrying = (reason: RefusalReason): boolean => ['undecodable', 'notLoaded'].includes(reason);

export class PictureRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, cause?: unknown) {
    super(`picture refused: ${reason}`, { cause });
    this.name = 'PictureRefused';
    this.reason = reason;
  }
}

/** The JPEG has no EXIF data (such as the location), because a canvas drops it. */
async function toJpeg(source: CanvasImageSource, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, sizeToSend(width, height));
  try {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('2D canvas is unavailable');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
    if (!jpeg) throw new Error('canvas could not be encoded (out of memory?)');
    return jpeg;
  } finally {
    // Safari keeps the memory of a canvas until the size of the canvas is 0.
    canvas.width = canvas.height = 0;
  }
}

/** Uses `<img>`, because Safari 16's `createImageBitmap` does not turn pictures upright. */
async function redraw(file: Blob): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return await toJpeg(image, image.naturalWidth, image.naturalHeight);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Loads a decoder (3 MB), because only Safari decodes HEIC itself. */
async function redrawHeic(file: Blob): Promise<Blob> {
  const decoder = await import('heic-to/csp').catch(() => null);
  if (!decoder) throw new PictureRefused('notLoaded');
  const bitmap = await decoder.heicTo({ blob: file, type: 'bitmap' });
  try {
    return await toJpeg(bitmap, bitmap.width, bitmap.height);
  } finally {
    bitmap.close();
  }
}

const withTimeout = async <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Decoding the picture timed out')), DECODE_TIMEOUT_MS);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
};

const bytesOf = (file: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  file
    .arrayBuffer()
    .then((content) => new Uint8Array(content))
    .catch((error: unknown) => {
      throw new PictureRefused('unreadable', error);
    });

/**
 * Converts a picture to JPEG and keeps a PDF as it is. Copies the bytes into memory, because Android may remove the
 * file before the upload (§picture-prepared). Throws `PictureRefused` for an unusable file.
 */
export async function preparePicture(file: File): Promise<File> {
  // A deleted file may also have size 0. Reads the file, because reading a deleted file throws `unreadable`.
  if (file.size === 0 && (await bytesOf(file)).length === 0) throw new PictureRefused('empty');
  const type = mediaTypeOf(await bytesOf(file.slice(0, HEAD_BYTES)));
  const isPdf = type === 'application/pdf';
  if (isPdf && file.size > FILE_MAX_BYTES) throw new PictureRefused('fileTooLarge');
  if (file.size > PICTURE_MAX_BYTES) throw new PictureRefused('pictureTooLarge');
  const bytes = await bytesOf(file);
  if (isPdf) return new File([bytes], file.name, { type });
  if (isIncomplete(bytes, type)) throw new PictureRefused('unreadable');
  const copy = new Blob([bytes], { type: file.type });
  try {
    const redrawn = redraw(copy);
    const jpeg = await withTimeout(type === 'image/heic' ? redrawn.catch(() => redrawHeic(copy)) : redrawn);
    if (jpeg.size > FILE_MAX_BYTES) throw new PictureRefused('fileTooLarge');
    return new File([jpeg], jpegName(file.name), { type: 'image/jpeg' });
  } catch (error) {
    throw error instanceof PictureRefused ? error : new PictureRefused(type ? 'undecodable' : 'wrongType', error);
  }
}
