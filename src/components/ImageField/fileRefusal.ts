import { questionnaire } from '../../copy/questionnaire';

/** Largest file the clinic takes, in bytes (api.md "Uploads"). */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** True when the first bytes are those of a JPEG, PNG, HEIC, WebP or PDF; names and types given by phones are not trusted. */
function isAccepted(head: string): boolean {
  return (
    head.startsWith('\xFF\xD8\xFF') ||
    head.startsWith('\x89PNG\r\n\x1A\n') ||
    head.startsWith('%PDF-') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
    (head.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(head.slice(8, 12)))
  );
}

/** Why a file cannot be taken, in words for the patient; null when it can (api.md "Uploads"). */
export async function fileRefusal(file: Blob): Promise<string | null> {
  if (file.size > MAX_FILE_BYTES) return questionnaire.imageTooLarge;
  try {
    const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    return isAccepted(String.fromCharCode(...head)) ? null : questionnaire.imageWrongType;
  } catch {
    return questionnaire.imageUnreadable;
  }
}
