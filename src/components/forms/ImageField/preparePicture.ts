import {
  HEAD_BYTES,
  LONGEST_SIDE,
  MAX_FILE_BYTES,
  MAX_SOURCE_BYTES,
  fitWithin,
  jpegName,
  mediaTypeOf,
} from '../../../domain/picture';

const JPEG_QUALITY = 0.85;
const TIMEOUT_MS = 60_000;

/** Why a file is not taken; the last two may succeed at a second try. */
export type Refusal = 'wrongType' | 'pictureTooLarge' | 'fileTooLarge' | 'unreadable' | 'undecodable';

/** Thrown for a file that is not taken. */
export class PictureRefused extends Error {
  readonly why: Refusal;

  constructor(why: Refusal, cause?: unknown) {
    super(`picture refused: ${why}`, { cause });
    this.name = 'PictureRefused';
    this.why = why;
  }
}

/** Draws onto white, and gives the pixels alone: EXIF and location stay behind. */
async function toJpeg(source: CanvasImageSource, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitWithin(width, height, LONGEST_SIDE));
  try {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
    if (!jpeg) throw new Error('no memory for the picture');
    return jpeg;
  } finally {
    // Safari keeps a canvas's memory until it is empty.
    canvas.width = canvas.height = 0;
  }
}

/** By the browser's own decoder. An `<img>` is upright in every browser; `createImageBitmap` is not in Safari before 17. */
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

/** HEIC where the browser has no decoder (all but Safari): three megabytes, fetched only then. */
async function redrawHeic(file: Blob): Promise<Blob> {
  const { heicTo } = await import('heic-to/csp');
  const bitmap = await heicTo({ blob: file, type: 'bitmap' });
  try {
    return await toJpeg(bitmap, bitmap.width, bitmap.height);
  } finally {
    bitmap.close();
  }
}

const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('took too long')), TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/**
 * The file as it may be sent (E14, api.md "Uploads"): a picture upright, at most 2,000 px, as a JPEG without EXIF and
 * location; a PDF as it is. Judged by content. Throws `PictureRefused`.
 *
 * It stands with the field, not in `api/`: it is DOM work without a call, and a component may not know `api/`.
 */
export async function preparePicture(file: File): Promise<File> {
  const type = mediaTypeOf(
    await file
      .slice(0, HEAD_BYTES)
      .arrayBuffer()
      .then((head) => new Uint8Array(head))
      .catch((error: unknown) => {
        throw new PictureRefused('unreadable', error);
      }),
  );
  if (type === null) throw new PictureRefused('wrongType');
  if (type === 'application/pdf') {
    if (file.size > MAX_FILE_BYTES) throw new PictureRefused('fileTooLarge');
    return file;
  }
  if (file.size > MAX_SOURCE_BYTES) throw new PictureRefused('pictureTooLarge');
  try {
    const own = redraw(file);
    const jpeg = await inTime(type === 'image/heic' ? own.catch(() => redrawHeic(file)) : own);
    if (jpeg.size > MAX_FILE_BYTES) throw new PictureRefused('fileTooLarge');
    return new File([jpeg], jpegName(file.name), { type: 'image/jpeg' });
  } catch (error) {
    throw error instanceof PictureRefused ? error : new PictureRefused('undecodable', error);
  }
}
