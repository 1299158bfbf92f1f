import type { Instant } from '../../src/domain/calendar/jst';
import { insert, isCommitUnknown, type Queries } from '../db/db';
import { checkFile } from '../files/checkFile';
import type { FileStore } from '../files/fileStore';
import { INSURANCE_IMAGE_KEYS, replaceListedImages } from '../files/medicalFiles';

interface StoredImage {
  questionKey: string;
  fileKey: string;
  mediaType: string;
}

/**
 * Stores the images, then runs `work`. Keeps the images if `work` returns `shouldKeep: true`, or if the result of the
 * commit is unknown. Otherwise, removes the images.
 */
export async function withStoredImages<T>(
  files: FileStore,
  images: Record<string, Blob>,
  work: (images: StoredImage[]) => Promise<{ result: T; shouldKeep: boolean }>,
): Promise<T> {
  const checkedImages: { questionKey: string; file: Awaited<ReturnType<typeof checkFile>> }[] = [];
  for (const [questionKey, image] of Object.entries(images))
    checkedImages.push({ questionKey, file: await checkFile(image) });
  const storedImages: StoredImage[] = [];
  let shouldKeep = false;
  try {
    for (const { questionKey, file } of checkedImages)
      storedImages.push({ questionKey, fileKey: await files.put(file), mediaType: file.mediaType });
    const outcome = await work(storedImages);
    shouldKeep = outcome.shouldKeep;
    return outcome.result;
  } catch (error) {
    shouldKeep = isCommitUnknown(error);
    throw error;
  } finally {
    if (!shouldKeep) for (const { fileKey } of storedImages) await files.remove(fileKey);
  }
}

export async function saveImages(
  tx: Queries,
  { patientId, sheetId, images }: { patientId: number; sheetId: number | null; images: StoredImage[] },
  now: Instant,
): Promise<void> {
  if (images.length === 0) return;
  const rows = images.map(({ questionKey: question_key, fileKey: file_key, mediaType: media_type }) => ({
    sheet_id: sheetId,
    question_key,
    file_key,
    media_type,
  }));
  await insert(tx, 'answer_images', rows);
  await replaceListedImages(tx, patientId, images, now);
  if (INSURANCE_IMAGE_KEYS.every((key) => images.some((image) => image.questionKey === key)))
    await tx.query('update patients set insurance_on_file = true where id = $1', [patientId]);
}
