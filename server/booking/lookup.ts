import type { Instant } from '../../src/domain/jst';
import { lapsedStarts } from '../clinicTime';
import { notFound } from '../http/clinicError';
import { toTimestamp, type Queries } from '../db/db';

/** Returns a subject. Throws a 404 if there is none with this id. */
export async function subjectOf(db: Queries, id: number): Promise<{ id: number; name: string }> {
  const [subject] = await db.query<{ id: number; name: string }>('select id, name from subjects where id = $1', [id]);
  if (!subject) throw notFound('診療科目');
  return subject;
}

/** Throws a 404 if no shift has this id. */
export async function mustBeShift(db: Queries, id: number): Promise<void> {
  const rows = await db.query('select 1 from shifts where id = $1', [id]);
  if (rows.length === 0) throw notFound('予約枠');
}

/**
 * Whether the patient has finished a consultation of this subject; if so, the next is a repeat visit
 * (§first-visit-per-subject).
 */
export async function hasFinished(db: Queries, patientId: number, subjectId: number): Promise<boolean> {
  const rows = await db.query(
    'select 1 from reservations where patient_id = $1 and subject_id = $2 and finished_at is not null limit 1',
    [patientId, subjectId],
  );
  return rows.length > 0;
}

/**
 * Whether the patient holds a reservation that is neither finished, cancelled, missed nor lapsed, of whatever subject
 * (§one-reservation).
 */
export async function holdsReservation(db: Queries, patientId: number, now: Instant): Promise<boolean> {
  const rows = await db.query(
    `select 1 from reservations
     where patient_id = $1 and cancelled_at is null and finished_at is null and missed_at is null
       and start_at > case when first_visit then $2::timestamptz else $3::timestamptz end`,
    [patientId, ...lapsedStarts(now)],
  );
  return rows.length > 0;
}

/** Marks what has lapsed, so that the patient may hold another reservation (§lapse-thirty-minutes). */
export async function lapsePassed(tx: Queries, patientId: number, now: Instant): Promise<void> {
  await tx.query(
    `update reservations set lapsed_at = $4
     where patient_id = $1 and cancelled_at is null and finished_at is null and missed_at is null and lapsed_at is null
       and start_at <= case when first_visit then $2::timestamptz else $3::timestamptz end`,
    [patientId, ...lapsedStarts(now), toTimestamp(now)],
  );
}
