import type { Reservation, Reservations } from '../../src/api/contract';
import { toJstIso, type Instant } from '../../src/domain/jst';
import { isDayOver, isRoomOpen } from '../../src/domain/reservation';
import { conflict, notFound } from '../http/clinicError';
import { toTimestamp, type Db, type Queries } from '../db/db';

interface Row {
  id: number;
  subject_id: number;
  subject_words: string;
  first_visit: boolean;
  start_at: Date;
  cancelled_at: Date | null;
  finished_at: Date | null;
  confirmed_at: Date | null;
  paid_at: Date | null;
  shipped_at: Date | null;
  deliver_zip: string | null;
  deliver_address: string | null;
  deliver_apartment: string | null;
  doctor_id: number;
  lastname: string;
  zoom_url: string | null;
}

const isUnfinished = (row: Row) => !row.cancelled_at && !row.finished_at;

function toReservation(row: Row, now: Instant, billUrl: string | null): Reservation {
  const roomIsOpen = isUnfinished(row) && isRoomOpen(row.start_at.getTime(), now);
  return {
    id: row.id,
    start_time: toJstIso(row.start_at.getTime()),
    subject: row.subject_words,
    subject_id: row.subject_id,
    first: row.first_visit,
    cancel: row.cancelled_at !== null,
    finish: row.finished_at !== null,
    confirm_status: row.confirmed_at !== null,
    payment: row.paid_at !== null,
    deliver: row.shipped_at !== null,
    deliver_time: row.shipped_at && toJstIso(row.shipped_at.getTime()),
    bill_url: billUrl,
    admin_user: { id: row.doctor_id, lastname: row.lastname, zoom_url: roomIsOpen ? row.zoom_url : null },
    deliver_user:
      row.deliver_zip === null
        ? null
        : { zip: row.deliver_zip, address: row.deliver_address ?? '', apartment: row.deliver_apartment ?? '' },
  };
}

/**
 * A patient's reservations: open ones whose day is not over (D7) soonest first, all of them newest first (api.md
 * "Booking").
 * @param receiptLink returns the link to a paid reservation's receipt; null if the clinic can't create receipts
 */
export async function reservationsOf(
  db: Queries,
  patientId: number,
  now: Instant,
  receiptLink: (id: number) => Promise<string | null>,
): Promise<Reservations> {
  const rows = await db.query<Row>(
    `select reservation.*, lastname, zoom_url from reservations reservation join doctors on doctors.id = doctor_id
     where patient_id = $1 order by start_at desc, reservation.id desc`,
    [patientId],
  );
  const all = await Promise.all(
    rows.map(async (row) => ({
      isCurrent: isUnfinished(row) && !isDayOver(row.start_at.getTime(), now),
      reservation: toReservation(row, now, row.paid_at && (await receiptLink(row.id))),
    })),
  );
  return {
    now_reservations: all.flatMap((one) => (one.isCurrent ? [one.reservation] : [])).toReversed(),
    all_reservations: all.map(({ reservation }) => reservation),
  };
}

/** Cancels a reservation and frees its shifts. Throws a 404 if not the patient's, a 409 if finished or cancelled. */
export async function cancelReservationOf(db: Db, patientId: number, id: number, now: Instant): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.query<Row>('select * from reservations where id = $1 and patient_id = $2 for update', [
      id,
      patientId,
    ]);
    if (!row) throw notFound('予約');
    if (row.finished_at) throw conflict('診療が終わった予約は取り消せません。');
    if (row.cancelled_at) throw conflict('この予約はすでに取り消されています。');
    await tx.query('update reservations set cancelled_at = $2 where id = $1', [id, toTimestamp(now)]);
    await tx.query('delete from held_shifts where reservation_id = $1', [id]);
  });
}
