import { visitKind } from '../../src/domain/booking/block';
import type { WireReservation, WireReservations } from '../../src/api/contract';
import { toJstIso, type Instant } from '../../src/domain/calendar/jst';
import { parcelOf } from '../messages/messageContent';
import { type PaymentMethod, lastDayToPay } from '../../src/domain/money/payment';
import { hasLapsed, isRoomOpen, type VisitTime } from '../../src/domain/visit/times';
import type { Queries } from '../db/db';
import { flagsOf, type StateTimes } from '../db/reservationRow';
import type { PaymentReporter } from '../money/payableBills';

interface Row extends StateTimes {
  id: number;
  subject_id: number;
  subject_words: string;
  first_visit: boolean;
  start_at: Date;
  paid_by: PaymentReporter | null;
  zip: string | null;
  address: string | null;
  apartment: string | null;
  amount: number | null;
  payment_method: PaymentMethod | null;
  doctor_id: number;
  lastname: string;
  zoom_url: string | null;
  rebook_reason: string | null;
  cancel_reason: string | null;
  parcel_carrier: string | null;
  parcel_number: string | null;
}

const isBooked = (row: Row) => !row.cancelled_at && !row.finished_at && !row.missed_at;

const timeOf = (row: Row): VisitTime => ({ start_time: row.start_at.getTime(), kind: visitKind(row.first_visit) });

/** The due date (`pay_by`) does not depend on the payment method (§deadline-stays). */
function moneyOf({ confirmed_at, amount, payment_method, paid_by }: Row) {
  if (!confirmed_at || amount === null) return {};
  const method = paid_by === 'card' || paid_by === 'bank' ? paid_by : payment_method;
  return { amount, pay_by: lastDayToPay(confirmed_at.getTime()), payment_method: method };
}

/** While the room is closed, the reservation has no link to the room (§room-five-minutes, §room-link-owner). */
function toReservation(row: Row, now: Instant, receiptUrl: string | null): WireReservation {
  const roomIsOpen = isBooked(row) && !row.rebook_at && isRoomOpen(timeOf(row), now);
  return {
    id: row.id,
    start_time: toJstIso(row.start_at.getTime()),
    subject: row.subject_words,
    subject_id: row.subject_id,
    first: row.first_visit,
    ...flagsOf(row),
    rebook: row.rebook_at && { reason: row.rebook_reason },
    deliver_time: row.shipped_at && toJstIso(row.shipped_at.getTime()),
    bill_url: receiptUrl,
    admin_user: { id: row.doctor_id, lastname: row.lastname, zoom_url: roomIsOpen ? row.zoom_url : null },
    deliver_user:
      row.zip === null ? null : { zip: row.zip, address: row.address ?? '', apartment: row.apartment ?? '' },
    ...moneyOf(row),
    cancel_reason: row.cancel_reason,
    parcel: parcelOf(row.parcel_carrier, row.parcel_number),
  };
}

export const SELECT_NEWEST_RESERVATIONS = `select reservation.id, reservation.subject_id, subject_words, first_visit, start_at, cancelled_at,
  finished_at, missed_at, confirmed_at, paid_at, shipped_at, rebook_at, rebook_reason, cancel_reason, parcel_carrier, parcel_number,
  paid_by, doctor_id, lastname, zoom_url, grand_total_yen as amount, payment_method,
  coalesce(reservation.deliver_zip, bill.deliver_zip) as zip,
  coalesce(reservation.deliver_address, bill.deliver_address) as address,
  coalesce(reservation.deliver_apartment, bill.deliver_apartment) as apartment
from reservations reservation join doctors on doctors.id = doctor_id
left join bills bill on bill.reservation_id = reservation.id
where patient_id = $1 order by start_at desc, reservation.id desc limit 200`;

/** `now_reservations` begins with the earliest reservation (§current-and-past). */
export async function reservationsOf(
  db: Queries,
  patientId: number,
  now: Instant,
  receiptLink: (id: number) => Promise<string | null>,
): Promise<WireReservations> {
  const rows = await db.query<Row>(SELECT_NEWEST_RESERVATIONS, [patientId]);
  const visits = await Promise.all(
    rows.map(async (row) => ({
      isCurrent: isBooked(row) && (row.rebook_at !== null || !hasLapsed(timeOf(row), now)),
      // A paid reservation has a receipt (§receipt-when-paid).
      reservation: toReservation(row, now, row.paid_at && (await receiptLink(row.id))),
    })),
  );
  return {
    now_reservations: visits.flatMap((visit) => (visit.isCurrent ? [visit.reservation] : [])).toReversed(),
    all_reservations: visits.map(({ reservation }) => reservation),
  };
}
