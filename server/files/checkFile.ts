import { mediaTypeOf, isLockedPdf } from '../../src/domain/fields/file';
import { lockedPdf, wrongType } from '../http/clinicError';
import type { CheckedFile } from '../stores/fileStore';
import type { CleanPicture } from './plainPicture';

/**
 * Checks an upload's content, and removes what a picture tells beside its pixels. Throws a 415 unless it is an image
 * or a PDF (§file-types) that opens without a password (§file-unlocked), and for a picture that can't be cleaned.
 */
export async function checkFile(file: Blob, cleanPicture: CleanPicture): Promise<CheckedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mediaType = mediaTypeOf(bytes);
  if (!mediaType) throw wrongType();
  if (mediaType === 'application/pdf' && isLockedPdf(bytes)) throw lockedPdf();
  try {
    return { bytes: await cleanPicture(bytes, mediaType), mediaType };
  } catch (error) {
    console.error(`A file of the kind ${mediaType} could not be cleaned: ${String(error)}`);
    throw wrongType();
  }
}
