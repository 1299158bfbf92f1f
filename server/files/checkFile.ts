import { mediaTypeOf } from '../../src/domain/fields/file';
import { RuleError } from '../ruleError';
import type { CheckedFile } from './fileStore';

/** Throws a 415 unless the content is an image or a PDF (§file-types). */
export async function checkFile(file: Blob): Promise<CheckedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mediaType = mediaTypeOf(bytes);
  if (!mediaType)
    throw new RuleError('wrongType', 'wrong_type', '画像（JPEG・PNG・HEIC・WebP）またはPDFを選んでください。');
  return { bytes, mediaType };
}
