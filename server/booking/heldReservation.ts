import type { Instant } from '../../src/domain/calendar/jst';
import { lapsesAt } from '../../src/domain/visit/times';
import { toTimestamp, type Queries } from '../db/db';

/** The starts up to which first and repeat visits have lapsed. */
export const lapsedStarts = (now: Instant): [first: string, repeat: string] => [
  toTimestamp(now - lapsesAt({ start_time: 0, kind: 'initial' })),
  toTimestamp(now - lapsesAt({ start_time: 0, kind: 'repeat' })),
];

/**
 * Whether the patient holds a reservation that is neither finished, cancelled, missed nor lapsed, and that the clinic
 * can keep, of whatever subject (§one-reservation, §closed-day-moves).
 */
export async function holdsReservation(db: Queries, patientId: number, now: Instant): Promise<boolean> {
  const rows = await db.query(
    `select 1 from reservations
     where patient_id = $1 and is_open
       and rebook_at is null and start_at > case when first_visit then $2::timestamptz else $3::timestamptz end`,
    [patientId, ...lapsedStarts(now)],
  );
  return rows.length > 0;
}

/** A booking takes the place of the reservation that the clinic cannot keep. */
export async function replaceUnkept(tx: Queries, patientId: number, now: Instant): Promise<void> {
  await tx.query(
    `with replaced as (
       update reservations set cancelled_at = $2
       where patient_id = $1 and rebook_at is not null and is_open
       returning id
     )
     delete from held_shifts where reservation_id in (select id from replaced)`,
    [patientId, toTimestamp(now)],
  );
}

/** Marks what has lapsed, so that the patient may hold another reservation (§lapse-thirty-minutes). */
export async function lapsePassed(tx: Queries, patientId: number, now: Instant): Promise<void> {
  await tx.query(
    `update reservations set lapsed_at = $4
     where patient_id = $1 and is_open and lapsed_at is null
       and start_at <= case when first_visit then $2::timestamptz else $3::timestamptz end`,
    [patientId, ...lapsedStarts(now), toTimestamp(now)],
  );
}
