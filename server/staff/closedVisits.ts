import { toJstIso, type Instant } from '../../src/domain/jst';
import { toTimestamp, type Queries } from '../db/db';

/** A booked reservation, as staff's commands list it. */
export interface ListedVisit {
  id: number;
  start_time: string;
  doctor: string;
  subject: string;
}

/** A doctor's reservations to come of which a shift is not offered any more. */
export async function withoutShifts(tx: Queries, now: Instant, doctorId: number): Promise<ListedVisit[]> {
  const rows = await tx.query<{ id: number; start_at: Date; name: string; subject_words: string }>(
    `select reservation.id, reservation.start_at, name, subject_words
     from reservations reservation join doctors on doctors.id = reservation.doctor_id
     where reservation.doctor_id = $1 and reservation.start_at > $2
       and cancelled_at is null and finished_at is null and missed_at is null
       and exists (select 1 from held_shifts join shifts on shifts.id = shift_id
         where reservation_id = reservation.id and not offered)
     order by reservation.start_at, reservation.id`,
    [doctorId, toTimestamp(now)],
  );
  return rows.map(({ id, start_at, name, subject_words }) => ({
    id,
    start_time: toJstIso(start_at.getTime()),
    doctor: name,
    subject: subject_words,
  }));
}

export const visitLine = ({ id, start_time, doctor, subject }: ListedVisit): string =>
  `${id}  ${start_time}  ${doctor}  ${subject}\n`;
