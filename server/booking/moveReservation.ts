import { shiftsPerBlock, visitKind } from '../../src/domain/booking/block';
import type { Instant } from '../../src/domain/calendar/jst';
import { firstRow, toTimestamp, type Db, type Queries } from '../db/db';
import type { StateTimes } from '../db/reservationRow';
import { ALREADY_CANCELLED, conflict, notFound } from '../ruleError';
import type { Patient } from '../http/context';
import { lockPatient } from '../http/lockPatient';
import { planMove } from '../messages/outbox';
import { areHeld, checkBlock, lockShifts, subjectToBook, blockUnfit } from './bookBlock';

interface MovableRow extends Pick<StateTimes, 'finished_at' | 'cancelled_at' | 'missed_at' | 'rebook_at'> {
  subject_id: number;
  first_visit: boolean;
  start_at: Date;
}

async function lockMovable(tx: Queries, patientId: number, id: number, now: Instant): Promise<MovableRow> {
  const [row] = await tx.query<MovableRow>(
    `select subject_id, first_visit, start_at, finished_at, cancelled_at, missed_at, rebook_at
     from reservations where id = $1 and patient_id = $2 for update`,
    [id, patientId],
  );
  if (!row) throw notFound('予約');
  if (row.finished_at) throw conflict('診療が終わった予約の日時は変更できません。');
  if (row.cancelled_at) throw conflict(ALREADY_CANCELLED);
  if (row.missed_at) throw conflict('受診されなかった予約の日時は変更できません。');
  if (!row.rebook_at && row.start_at.getTime() <= now)
    throw conflict('診療の開始時刻を過ぎているため、日時は変更できません。', 'started');
  return row;
}

/**
 * Returns false if the new block is taken (§change-time-one-call).
 * To avoid deadlocks, all transactions lock the patient first, then the reservation, then the shifts by id.
 */
export function moveReservation(
  db: Db,
  patient: Patient,
  { id, shiftIds }: { id: number; shiftIds: readonly number[] },
  now: Instant,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockPatient(tx, patient);
    const { subject_id, first_visit, rebook_at, start_at: previousStart } = await lockMovable(tx, patient.id, id, now);
    if (new Set(shiftIds).size !== shiftIds.length) throw blockUnfit('予約枠をもう一度選んでください。');
    const ownShifts = await tx.query('select 1 from held_shifts where reservation_id = $1 and shift_id = any($2)', [
      id,
      shiftIds,
    ]);
    const shiftCount = shiftsPerBlock(visitKind(first_visit));
    if (ownShifts.length === shiftCount && shiftIds.length === shiftCount && !rebook_at) return true;

    const shifts = await lockShifts(tx, shiftIds, patient.id, now);
    const first = firstRow(shifts);
    await subjectToBook(tx, subject_id, first);
    checkBlock(shifts, shiftCount, now);
    if (shifts.some(({ isFree }) => !isFree) || (await areHeld(tx, shiftIds, id))) return false;

    await tx.query('delete from held_shifts where reservation_id = $1', [id]);
    await tx.query('insert into held_shifts (shift_id, reservation_id) select unnest($1::int[]), $2::int', [
      shiftIds,
      id,
    ]);
    await tx.query(
      `update reservations set doctor_id = $2, start_at = $3, rebook_at = null, rebook_reason = null where id = $1`,
      [id, first.doctor_id, toTimestamp(first.start_at.getTime())],
    );
    await planMove(tx, id, first.start_at.getTime(), now, previousStart.getTime());
    return true;
  });
}
