import { DAY_MS, type Instant } from '../../src/domain/calendar/jst';
import { REUSABLE_ANSWER_DAYS } from './reusableAnswers';
import { toTimestamp } from '../db/db';
import { orphanKeys, type Stores } from '../files/orphanSweep';

/** Deletes outdated answers of cancelled reservations. Answers that a later reservation uses are kept. */
export async function sweepAnswers({ db, files }: Stores, now: Instant): Promise<number> {
  const { sheetCount, keys } = await db.transaction(async (tx) => {
    const oldSheets = await tx.query<{ id: number }>(
      `select sheet.id from answer_sheets sheet join reservations r on r.id = reservation_id
       where r.cancelled_at is not null and sheet.created_at < $1
         and not exists (select 1 from reservations later where later.patient_id = sheet.patient_id
           and later.subject_id = sheet.subject_id and later.cancelled_at is null
           and later.created_at >= sheet.created_at
           and later.created_at <= sheet.created_at + make_interval(days => $2)
           and not exists (select 1 from answer_sheets newer where newer.patient_id = sheet.patient_id
             and newer.subject_id = sheet.subject_id and newer.created_at > sheet.created_at
             and newer.created_at <= later.created_at))
       for update of sheet`,
      [toTimestamp(now - REUSABLE_ANSWER_DAYS * DAY_MS), REUSABLE_ANSWER_DAYS],
    );
    const ids = oldSheets.map(({ id }) => id);
    const images = await tx.query<{ file_key: string }>(
      'delete from answer_images where sheet_id = any($1) returning file_key',
      [ids],
    );
    await tx.query('delete from answer_sheets where id = any($1)', [ids]);
    const fileKeys = images.map((image) => image.file_key);
    await tx.query(
      `delete from medical_files where file_key = any($1) and removed_at is not null
       and not exists (select 1 from answer_images other where other.file_key = medical_files.file_key)`,
      [fileKeys],
    );
    return { sheetCount: ids.length, keys: await orphanKeys(tx, fileKeys) };
  }, 'no limits');
  for (const key of keys) await files.remove(key);
  return sheetCount;
}
