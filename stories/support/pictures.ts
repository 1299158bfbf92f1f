import { fileOfContent } from './pictureFiles';

/** 64 × 48 pixels, green with white at the top left. */
const HEIC =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAaxtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHQAAEAAAAAAAAA2wACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADXaXBycAAAALVpcGNvAAAAdWh2Y0MBBAgAAAAAAAAAAAAe8AD8/fr6AAAPAyAAAQAXQAEMAf//BAgAAAMAnbgAAAMAAB66AkAhAAEAKkIBAQQIAAADAJ24AAADAAAeoCCBBNlurkprm4EBAwIAAAMAAgAAAwACECIAAQAGRAHBc8CJAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAAUaXNwZQAAAAAAAABAAAAAMAAAABBwaXhpAAAAAAMKCgoAAAAaaXBtYQAAAAAAAAACAAECgQIAAgIDhAAAABppcmVmAAAAAAAAAA5kaW1nAAIAAQABAAAA421kYXQAAADXKAGvGYD7APh608NjeP/UaBCO77QiV3h7OH/PcRNNPcgtG7onAXlx/sWjOFqCg40VNYLHW8/+uKLWC1SEI/fndlTm8w5cAslRz60UDaIu66A/38/dB6EzVyqqe968tarjLXWQZToHeHuHglKevKu030JJcj7zO2yeaSucd+M50I+lPzs////ql///+lA+kYITr//n/yNdHSHXh/WN3yE0BOPJNRq9PmOXbgH9v9Jw14vll50gwbhuWTIHz35N/cvLaLVpCSCC6WQl5gaOVvHO6F+lGxkl3cA=';

const GREEN = '#0b7268';

async function jpegBytes(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = GREEN;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width / 4, width / 4);
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
}

/** Orientation 6 (viewers turn the stored pixels 90° to the right) and a GPS latitude (35°40′30″ north). */
function exifBytes(): number[] {
  const short = (value: number) => [value & 0xff, value >> 8];
  const long = (value: number) => [...short(value & 0xffff), 0, 0];
  const entry = (tag: number, type: number, count: number, value: number[]) => [
    ...short(tag),
    ...short(type),
    ...long(count),
    ...value,
  ];
  const placeOffset = 8 + 2 + 2 * 12 + 4;
  const tiff = [
    [0x49, 0x49, 42, 0, ...long(8)],
    [...short(2), ...entry(0x0112, 3, 1, long(6)), ...entry(0x8825, 4, 1, long(placeOffset)), ...long(0)],
    [
      ...short(2),
      ...entry(1, 2, 2, [0x4e, 0, 0, 0]),
      ...entry(2, 5, 3, long(placeOffset + 2 + 2 * 12 + 4)),
      ...long(0),
    ],
    [35, 1, 40, 1, 30, 1].flatMap(long),
  ].flat();
  const body = [...Array.from('Exif\0\0', (letter) => letter.charCodeAt(0)), ...tiff];
  return [0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 0xff, ...body];
}

/**
 * Returns a photo like one taken with an upright phone.
 * Viewers must turn the stored pixels by 90°. The EXIF data contain orientation and place.
 */
export async function turnedPhoto(width: number, height: number): Promise<File> {
  const jpeg = await jpegBytes(width, height);
  const bytes = [jpeg.subarray(0, 2), Uint8Array.from(exifBytes()), jpeg.subarray(2)];
  return new File(bytes, 'IMG_0001.JPG', { type: 'image/jpeg' });
}

export const photoOf = async (width: number, height: number): Promise<File> =>
  new File([await jpegBytes(width, height)], 'hokensho.jpg', { type: 'image/jpeg' });

export const heicPhoto = (): File => fileOfContent(atob(HEIC), 'IMG_0002.HEIC', 'image/heic');

export const brokenPhoto = (): File => fileOfContent('RIFF\x24\0\0\0WEBP broken', 'broken.webp', 'image/webp');

export const slowFile = (file: File, ready: () => Promise<unknown>): File =>
  Object.assign(file, {
    slice: (from: number, to: number) => ({
      arrayBuffer: async () => {
        const bytes = await Blob.prototype.slice.call(file, from, to).arrayBuffer();
        await ready();
        return bytes;
      },
    }),
  });

export async function describePicture(picture: Blob) {
  const image = await createImageBitmap(picture);
  const { width, height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0);
  const isWhite = (x: number, y: number) => (context.getImageData(x, y, 1, 1).data[0] ?? 0) > 200;
  const inset = 4;
  return {
    size: `${width}×${height}`,
    whiteAt: { topLeft: isWhite(inset, inset), topRight: isWhite(width - inset, inset) },
    hasExif: new TextDecoder('latin1').decode(await picture.arrayBuffer()).includes('Exif'),
  };
}
