import { DAY_MS, startOfJstDate, toJstIso, type Instant, type JstDate } from '../../src/domain/calendar/jst';
import { toTimestamp, type Queries } from '../db/db';
import { planRestored } from '../messages/outbox';
import { indentFollowingLines } from './printed';

export interface ListedVisit {
  id: number;
  start_time: string;
  doctor: string;
  subject: string;
}

/** Null means every day or every doctor. */
export interface VisitScope {
  date: JstDate | null;
  doctor: number | null;
}

interface Row {
  id: number;
  start_at: Date;
  name: string;
  subject_words: string;
}

const toVisit = ({ id, start_at, name, subject_words }: Row): ListedVisit => ({
  id,
  start_time: toJstIso(start_at.getTime()),
  doctor: name,
  subject: subject_words,
});

const scopeParams = ({ date, doctor }: VisitScope) => [
  date && toTimestamp(startOfJstDate(date)),
  date && toTimestamp(startOfJstDate(date) + DAY_MS),
  doctor,
];

/** Omits a visit if the clinic has already asked the patient to choose another time (§closed-day-moves). */
export async function visitsOnWithdrawnShifts(tx: Queries, scope: VisitScope, now: Instant): Promise<ListedVisit[]> {
  const rows = await tx.query<Row>(
    `select reservation.id, reservation.start_at, name, subject_words
     from reservations reservation join doctors on doctors.id = reservation.doctor_id
     where ($1::timestamptz is null or reservation.start_at >= $1) and ($2::timestamptz is null or reservation.start_at < $2)
       and ($3::int is null or reservation.doctor_id = $3) and reservation.start_at > $4
       and is_open and rebook_at is null
       and exists (select 1 from held_shifts join shifts on shifts.id = shift_id
         where reservation_id = reservation.id and not offered)
     order by reservation.start_at, reservation.id`,
    [...scopeParams(scope), toTimestamp(now)],
  );
  return rows.map(toVisit);
}

/** If all shifts of a visit are offered again, withdraws the clinic's request to choose another time. */
export async function withdrawRebookRequests(tx: Queries, scope: VisitScope, now: Instant): Promise<ListedVisit[]> {
  const rows = await tx.query<Row>(
    `update reservations reservation set rebook_at = null, rebook_reason = null from doctors
     where doctors.id = reservation.doctor_id and rebook_at is not null
       and ($1::timestamptz is null or reservation.start_at >= $1) and ($2::timestamptz is null or reservation.start_at < $2)
       and ($3::int is null or reservation.doctor_id = $3) and reservation.start_at > $4
       and is_open
       and not exists (select 1 from held_shifts join shifts on shifts.id = shift_id
         where reservation_id = reservation.id and not offered)
     returning reservation.id, reservation.start_at, name, subject_words`,
    [...scopeParams(scope), toTimestamp(now)],
  );
  for (const { id } of rows) await planRestored(tx, id, now);
  return rows.map(toVisit);
}

/**
 * Locks the day's reservations. Call this function before locking shifts,
 * because the opposite order can cause a deadlock with `moveReservation`.
 */
export const lockVisits = (tx: Queries, date: JstDate) =>
  tx.query('select 1 from reservations where start_at >= $1 and start_at < $2 order by id for update', [
    toTimestamp(startOfJstDate(date)),
    toTimestamp(startOfJstDate(date) + DAY_MS),
  ]);

export const visitLine = ({ id, start_time, doctor, subject }: ListedVisit): string =>
  `${indentFollowingLines(`${id}  ${start_time}  ${doctor}  ${subject}`)}\n`;
