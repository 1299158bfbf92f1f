/** Longest side of an uploaded picture, in pixels (§picture-prepared). */
export const MAX_SIDE_PX = 2000;

/** Scales width and height, in pixels, to fit within `longest`: keeps the ratio, never enlarges, at least 1. */
export function fitWithin(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/** The file name after conversion to JPEG: `IMG_1.HEIC` → `IMG_1.jpg`. */
export const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`;
