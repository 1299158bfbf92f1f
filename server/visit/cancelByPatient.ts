import { startOfJstDate, toJstDate, type Instant } from '../../src/domain/calendar/jst';
import { toTimestamp, type Db } from '../db/db';
import type { StateTimes } from '../db/reservationRow';
import { ALREADY_CANCELLED, conflict, notFound } from '../ruleError';
import { planMessage } from '../messages/outbox';

/** Per patient and day (§cancel-five-a-day). */
const MAX_CANCELLATIONS = 5;

type Row = Pick<StateTimes, 'finished_at' | 'cancelled_at' | 'missed_at' | 'rebook_at'> & { start_at: Date };

/** Patients can cancel until the start (§cancel-until-start). If `rebook_at` is set, patients can cancel later too. */
export async function cancelReservationOf(db: Db, patientId: number, id: number, now: Instant): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.query<Row>(
      `select finished_at, cancelled_at, missed_at, start_at, rebook_at
       from reservations where id = $1 and patient_id = $2 for update`,
      [id, patientId],
    );
    if (!row) throw notFound('予約');
    if (row.finished_at) throw conflict('診療が終わった予約は取り消せません。');
    if (row.cancelled_at) throw conflict(ALREADY_CANCELLED);
    if (row.missed_at) throw conflict('受診されなかった予約は取り消せません。');
    if (!row.rebook_at && row.start_at.getTime() <= now)
      throw conflict('診療の開始時刻を過ぎているため、取り消しはできません。', 'started');
    const cancellations = await tx.query(
      'select 1 from reservations where patient_id = $1 and cancelled_at >= $2 and cancel_reason is null and rebook_at is null',
      [patientId, toTimestamp(startOfJstDate(toJstDate(now)))],
    );
    if (!row.rebook_at && cancellations.length >= MAX_CANCELLATIONS)
      throw conflict(
        `キャンセルできるのは1日に${MAX_CANCELLATIONS}回までです。取り消したいときは、クリニックへご連絡ください。`,
        'cancelled_often',
      );
    await tx.query('update reservations set cancelled_at = $2 where id = $1', [id, toTimestamp(now)]);
    await tx.query('delete from held_shifts where reservation_id = $1', [id]);
    await planMessage(tx, id, 'cancelled', now);
  });
}
