import { DAY_MS, type Instant } from '../../src/domain/calendar/jst';
import { toTimestamp, type Queries } from '../db/db';

/** Another booking of the same subject can reuse the answers for this long (§short-booking). */
export const REUSABLE_ANSWER_DAYS = 30;

export async function hasReusableAnswers(db: Queries, patientId: number, subjectId: number, now: Instant) {
  const rows = await db.query(
    'select 1 from answer_sheets where patient_id = $1 and subject_id = $2 and created_at > $3 limit 1',
    [patientId, subjectId, toTimestamp(now - REUSABLE_ANSWER_DAYS * DAY_MS)],
  );
  return rows.length > 0;
}
