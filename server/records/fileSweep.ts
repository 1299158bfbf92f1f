import { DAY_MS, type Instant } from '../../src/domain/jst';
import { REUSABLE_ANSWER_DAYS } from './reusableAnswers';
import { ruleBroken } from '../http/clinicError';
import { toTimestamp, type Db, type Queries } from '../db/db';
import type { FileStore } from '../files/fileStore';

/** What one patient may keep, over all ways in: years of visits with pictures, and no store filled by one. */
const MOST_STORED = 500;
const MOST_BYTES = 1024 * 1_048_576;

interface SweepDeps {
  db: Db;
  files: FileStore;
}

/** Throws a 422 if the patient's files, with the new ones, exceed the quota. The caller must hold the patient's row lock. */
export async function mustFitQuota(tx: Queries, patientId: number, added: readonly number[]): Promise<void> {
  if (added.length === 0) return;
  const [kept] = await tx.query<{ files: number; bytes: number }>(
    `select count(*)::int as files, coalesce(sum(bytes), 0)::float8 as bytes from (
       select file_key, max(bytes) as bytes from (
         select file_key, bytes from medical_files
         where patient_id = $1 and removed_at is null
         union all
         select file_key, bytes from answer_images join answer_sheets on id = sheet_id where patient_id = $1
       ) every group by file_key) stored`,
    [patientId],
  );
  const bytes = added.reduce((sum, one) => sum + one, kept?.bytes ?? 0);
  if ((kept?.files ?? 0) + added.length > MOST_STORED || bytes > MOST_BYTES)
    throw ruleBroken(
      'storage_full',
      'お預かりできるファイルの上限に達しました。使わないファイルを削除してから、もう一度お試しください。',
    );
}

/**
 * Deletes answers of cancelled reservations once they are too old for another booking, unless a later reservation was
 * booked on them, and the images that only they needed. Returns the number of sheets.
 */
export async function sweepAnswers({ db, files }: SweepDeps, now: Instant): Promise<number> {
  const { sheets, keys } = await db.transaction(async (tx) => {
    const found = await tx.query<{ id: number }>(
      `select sheet.id from answer_sheets sheet join reservations r on r.id = reservation_id
       where r.cancelled_at is not null and sheet.created_at < $1 and (
         exists (select 1 from answer_sheets newer where newer.patient_id = sheet.patient_id
           and newer.subject_id = sheet.subject_id and newer.created_at > sheet.created_at
           and newer.created_at <= sheet.created_at + make_interval(days => $2))
         or not exists (select 1 from reservations later where later.patient_id = sheet.patient_id
           and later.subject_id = sheet.subject_id and later.cancelled_at is null
           and later.created_at >= sheet.created_at
           and later.created_at <= sheet.created_at + make_interval(days => $2)))
       for update of sheet`,
      [toTimestamp(now - REUSABLE_ANSWER_DAYS * DAY_MS), REUSABLE_ANSWER_DAYS],
    );
    const ids = found.map(({ id }) => id);
    await tx.query('delete from answers where sheet_id = any($1)', [ids]);
    const images = await tx.query<{ file_key: string }>(
      'delete from answer_images where sheet_id = any($1) returning file_key',
      [ids],
    );
    await tx.query('delete from answer_sheets where id = any($1)', [ids]);
    const freed = images.map((image) => image.file_key);
    await tx.query(
      `delete from medical_files where file_key = any($1) and removed_at is not null
       and file_key not in (select file_key from answer_images)`,
      [freed],
    );
    const used = new Set(await allFileKeys(tx));
    return { sheets: ids.length, keys: freed.filter((key) => !used.has(key)) };
  }, 'no limits');
  for (const key of keys) await files.remove(key);
  return sheets;
}

/** Keys of all files that the clinic still needs. */
export async function allFileKeys(db: Queries): Promise<string[]> {
  const rows = await db.query<{ file_key: string }>(
    'select file_key from medical_files where removed_at is null union select file_key from answer_images',
  );
  return rows.map((row) => row.file_key);
}
