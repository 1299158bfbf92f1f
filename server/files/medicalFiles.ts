import type { MedicalFile } from '../../src/api/contract';
import type { Instant } from '../../src/domain/calendar/jst';
import { notFound, ruleBroken } from '../ruleError';
import { insert, toTimestamp, isCommitUnknown, firstRow, type Db, type Queries } from '../db/db';
import type { CheckedFile, FileStore } from './fileStore';
import type { Patient } from '../http/context';
import { lockPatient } from '../http/lockPatient';
import type { DocumentFile } from './linkedDocument';
import type { SignedLinks } from './signedLinks';

export const INSURANCE_IMAGE_KEYS = ['insurance_front', 'insurance_back'] as const;

const MAX_FILES = 100;

/** By question key. If a key has no title, the patient's files omit the images of this question. */
export const IMAGE_TITLES = new Map([
  ['insurance_front', '保険証（表面）'],
  ['insurance_back', '保険証（裏面）'],
  ['9', '保険証'],
]);

export async function filesOf(db: Queries, links: SignedLinks, patientId: number): Promise<MedicalFile[]> {
  const rows = await db.query<{ id: number; title: string }>(
    'select id, title from medical_files where patient_id = $1 and removed_at is null order by id desc',
    [patientId],
  );
  return Promise.all(rows.map(async ({ id, title }) => ({ id, title, file_url: await links.create('files', id) })));
}

export async function addFileOf(
  { db, files }: { db: Db; files: FileStore },
  patient: Patient,
  upload: { title: string; file: CheckedFile },
  now: Instant,
): Promise<number> {
  const key = await files.put(upload.file);
  try {
    return await db.transaction(async (tx) => {
      await lockPatient(tx, patient);
      const listedFiles = await tx.query('select 1 from medical_files where patient_id = $1 and removed_at is null', [
        patient.id,
      ]);
      if (listedFiles.length >= MAX_FILES)
        throw ruleBroken(
          'too_many_files',
          `ファイルは${MAX_FILES}件まで登録できます。使わないファイルを削除してから追加してください。`,
        );
      const newRows = await tx.query<{ id: number }>(
        `insert into medical_files (patient_id, title, file_key, media_type, created_at)
         values ($1, $2, $3, $4, $5) returning id`,
        [patient.id, upload.title, key, upload.file.mediaType, toTimestamp(now)],
      );
      return firstRow(newRows).id;
    });
  } catch (error) {
    // A rollback does not delete the stored file.
    if (!isCommitUnknown(error)) await files.remove(key);
    throw error;
  }
}

export async function replaceListedImages(
  tx: Queries,
  patientId: number,
  images: readonly { questionKey: string; fileKey: string; mediaType: string }[],
  now: Instant,
): Promise<void> {
  for (const { questionKey, fileKey, mediaType } of images) {
    const title = IMAGE_TITLES.get(questionKey);
    if (!title) continue;
    await tx.query(
      `update medical_files set removed_at = $3
       where patient_id = $1 and question_key = $2 and removed_at is null`,
      [patientId, questionKey, toTimestamp(now)],
    );
    const row = { patient_id: patientId, question_key: questionKey, title, file_key: fileKey, media_type: mediaType };
    await insert(tx, 'medical_files', [{ ...row, created_at: toTimestamp(now) }]);
  }
}

/** Deletes an upload. Hides a questionnaire image, because the record of a visit keeps the image. */
export async function removeFileOf(
  { db, files }: { db: Db; files: FileStore },
  patient: Patient,
  id: number,
  now: Instant,
): Promise<void> {
  const uploadKey = await db.transaction(async (tx) => {
    await lockPatient(tx, patient);
    const [row] = await tx.query<{ file_key: string; question_key: string | null }>(
      `update medical_files set removed_at = $3
       where id = $1 and patient_id = $2 and removed_at is null returning file_key, question_key`,
      [id, patient.id, toTimestamp(now)],
    );
    if (!row) throw notFound('ファイル');
    if (INSURANCE_IMAGE_KEYS.some((key) => key === row.question_key))
      await tx.query('update patients set insurance_on_file = false where id = $1', [patient.id]);
    return row.question_key === null ? row.file_key : null;
  });
  if (uploadKey !== null) await files.remove(uploadKey);
}

const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
};

interface StoredRow {
  title: string;
  file_key: string;
  media_type: string;
}

export async function documentOf(files: FileStore, row: StoredRow): Promise<DocumentFile> {
  const bytes = await files.get(row.file_key);
  if (!bytes) throw notFound('ファイル');
  return { mediaType: row.media_type, name: `${row.title}.${EXTENSIONS[row.media_type] ?? 'bin'}`, bytes };
}

/** Whoever has the signed link may read the file, so no patient is checked. */
export async function fileToShow({ db, files }: { db: Queries; files: FileStore }, id: number): Promise<DocumentFile> {
  const [row] = await db.query<StoredRow>(
    'select title, file_key, media_type from medical_files where id = $1 and removed_at is null',
    [id],
  );
  if (!row) throw notFound('ファイル');
  return documentOf(files, row);
}
