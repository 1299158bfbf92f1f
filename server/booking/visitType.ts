import type { Queries } from '../db/db';

/** Whether the next visit of this subject is a repeat visit (§first-visit-per-subject, §visit-type-by-clinic). */
export async function hasFinished(db: Queries, patientId: number, subjectId: number): Promise<boolean> {
  const rows = await db.query(
    'select 1 from reservations where patient_id = $1 and subject_id = $2 and finished_at is not null limit 1',
    [patientId, subjectId],
  );
  return rows.length > 0;
}
