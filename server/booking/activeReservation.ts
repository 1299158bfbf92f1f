import type { Instant } from '../../src/domain/calendar/jst';
import { lapsesAt } from '../../src/domain/visit/times';
import { toTimestamp, type Queries } from '../db/db';

/** A first visit has lapsed if the visit starts at or before `first`. For a repeat visit, the limit is `repeat`. */
export const lapseLimits = (now: Instant): [first: string, repeat: string] => [
  toTimestamp(now - lapsesAt({ start_time: 0, kind: 'initial' })),
  toTimestamp(now - lapsesAt({ start_time: 0, kind: 'repeat' })),
];

/** SQL: true if an open reservation is neither lapsed nor waiting for a new time. `$2`, `$3`: `lapseLimits`. */
export const ACTIVE_CONDITION =
  'rebook_at is null and start_at > case when first_visit then $2::timestamptz else $3::timestamptz end';

/** Considers the reservations of all subjects (§one-reservation). */
export async function hasActiveReservation(db: Queries, patientId: number, now: Instant): Promise<boolean> {
  const rows = await db.query(`select 1 from reservations where patient_id = $1 and is_open and ${ACTIVE_CONDITION}`, [
    patientId,
    ...lapseLimits(now),
  ]);
  return rows.length > 0;
}

/** Cancels reservations that wait for a new time. Marks lapsed reservations as lapsed (§lapse-thirty-minutes). */
export async function clearInactive(tx: Queries, patientId: number, now: Instant): Promise<void> {
  await tx.query(
    `with cleared as (
       update reservations
       set cancelled_at = case when rebook_at is not null then $4::timestamptz end,
         lapsed_at = case when rebook_at is null then $4::timestamptz else lapsed_at end
       where patient_id = $1 and is_open and (rebook_at is not null or (lapsed_at is null
         and start_at <= case when first_visit then $2::timestamptz else $3::timestamptz end))
       returning id, cancelled_at
     )
     delete from held_shifts where reservation_id in (select id from cleared where cancelled_at is not null)`,
    [patientId, ...lapseLimits(now), toTimestamp(now)],
  );
}

/** If true, the next visit for the subject is a repeat visit (§first-visit-per-subject, §visit-type-by-clinic). */
export async function hasFinishedVisit(db: Queries, patientId: number, subjectId: number): Promise<boolean> {
  const rows = await db.query(
    'select 1 from reservations where patient_id = $1 and subject_id = $2 and finished_at is not null limit 1',
    [patientId, subjectId],
  );
  return rows.length > 0;
}
