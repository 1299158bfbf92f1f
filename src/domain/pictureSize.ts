/** Longest side of an uploaded picture, in pixels, as far as its words stay legible (§picture-prepared). */
export const MAX_SIDE_PX = 2000;

/** Shortest side that a tall or wide picture, such as a whole page's capture, keeps at the price of a longer one. */
export const LEGIBLE_SIDE_PX = 1080;

/** Most pixels a canvas holds on an iPhone are 4,096 × 4,096; beyond that it stays empty. */
const MAX_PIXELS = 16_000_000;

/** Longest side that every browser's canvas holds. */
const MAX_CANVAS_SIDE_PX = 16_384;

/** The size, in pixels, that a picture is sent in (§picture-prepared): keeps the ratio, never enlarges, at least 1. */
export function sizeToSend(width: number, height: number): { width: number; height: number } {
  const longer = Math.max(width, height);
  const legible = Math.max(MAX_SIDE_PX / longer, LEGIBLE_SIDE_PX / Math.min(width, height));
  const scale = Math.min(1, legible, MAX_CANVAS_SIDE_PX / longer, Math.sqrt(MAX_PIXELS / (width * height)));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/** The file name after conversion to JPEG: `IMG_1.HEIC` → `IMG_1.jpg`. */
export const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`;
