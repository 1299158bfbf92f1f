import { ruleBroken } from '../http/clinicError';
import type { Queries } from '../db/db';

/**
 * What one patient may keep, over all ways in: years of visits with pictures, and no store filled by one (§file-quota).
 */
const MOST_STORED = 500;
const MOST_BYTES = 1024 * 1_048_576;

/**
 * Throws a 422 if the patient's files, with the new ones, exceed the quota. The caller must hold the patient's row
 * lock.
 */
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
