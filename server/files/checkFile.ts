import { mediaTypeOf } from '../../src/domain/fields/file';
import { wrongType } from '../http/clinicError';
import type { CheckedFile } from '../stores/fileStore';

/** Checks an upload's content. Throws a 415 unless it is an image or a PDF (§file-types). */
export async function checkFile(file: Blob): Promise<CheckedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mediaType = mediaTypeOf(bytes);
  if (!mediaType) throw wrongType();
  return { bytes, mediaType };
}
