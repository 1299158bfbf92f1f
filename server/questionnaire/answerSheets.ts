import type { VisitKind } from '../../src/domain/booking/block';
import type { Instant } from '../../src/domain/calendar/jst';
import { insert, toTimestamp, isUndecided, only, type Queries } from '../db/db';
import { checkFile } from '../files/checkFile';
import type { FileStore } from '../files/fileStore';
import { INSURANCE_IMAGE_KEYS, listImages } from '../files/medicalFiles';

interface StoredImage {
  questionKey: string;
  fileKey: string;
  mediaType: string;
}

/**
 * Files aren't part of a transaction: stored before their rows, deleted unless `work` keeps them or its commit is
 * undecided.
 */
export async function withImages<T>(
  files: FileStore,
  images: Record<string, Blob>,
  work: (kept: StoredImage[]) => Promise<{ result: T; keep: boolean }>,
): Promise<T> {
  const checked: { questionKey: string; file: Awaited<ReturnType<typeof checkFile>> }[] = [];
  for (const [questionKey, image] of Object.entries(images))
    checked.push({ questionKey, file: await checkFile(image) });
  const kept: StoredImage[] = [];
  let keep = false;
  try {
    for (const { questionKey, file } of checked)
      kept.push({ questionKey, fileKey: await files.put(file), mediaType: file.mediaType });
    const done = await work(kept);
    keep = done.keep;
    return done.result;
  } catch (error) {
    keep = isUndecided(error);
    throw error;
  } finally {
    if (!keep) for (const { fileKey } of kept) await files.remove(fileKey);
  }
}

interface Sheet {
  patientId: number;
  subjectId: number;
  reservationId: number;
  kind: VisitKind;
  answers: Map<number, string[]>;
  images: StoredImage[];
}

export async function saveAnswers(tx: Queries, sheet: Sheet, now: Instant): Promise<void> {
  const answers = [...sheet.answers].map(([question_id, answer_values]) => ({ question_id, answer_values }));
  const { id } = only(
    await tx.query<{ id: number }>(
      `with sheet as (
         insert into answer_sheets (patient_id, subject_id, reservation_id, kind, created_at)
         values ($1, $2, $3, $4, $5) returning id
       ), given as (
         insert into answers (sheet_id, question_id, answer_values) select sheet.id, question_id, answer_values
         from sheet, jsonb_to_recordset($6::jsonb) as answer(question_id int, answer_values text[])
       ) select id from sheet`,
      [sheet.patientId, sheet.subjectId, sheet.reservationId, sheet.kind, toTimestamp(now), JSON.stringify(answers)],
    ),
  );
  const images = sheet.images.map(({ questionKey: question_key, fileKey: file_key, mediaType: media_type }) => ({
    sheet_id: id,
    question_key,
    file_key,
    media_type,
  }));
  await insert(tx, 'answer_images', images);
  await listImages(tx, sheet.patientId, sheet.images, now);
  if (INSURANCE_IMAGE_KEYS.every((key) => sheet.images.some((image) => image.questionKey === key)))
    await tx.query('update patients set insurance_on_file = true where id = $1', [sheet.patientId]);
}
