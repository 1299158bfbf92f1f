import { visitKind } from '../../src/domain/booking/block';
import { toJstIso, type Instant } from '../../src/domain/calendar/jst';
import type { PaymentMethod } from '../../src/domain/money/payment';
import { stateAt, type VisitState } from '../../src/domain/visit/visitState';
import { flagsOf, type StateTimes } from '../db/reservationRow';
import type { Queries } from '../db/db';
import { namesOf } from '../questionnaire/latestAnswers';

export interface VisitRow extends StateTimes {
  id: number;
  patient_id: number;
  subject_id: number;
  subject_words: string;
  first_visit: boolean;
  start_at: Date;
  rebook_reason: string | null;
  lastname: string;
  has_room: boolean;
  has_card: boolean;
  has_answers: boolean;
  payment_method: PaymentMethod | null;
  display_name: string | null;
}

/** True if the insurance card is on file, or if an answer has a picture of the card. */
const HAS_CARD = `(insurance_on_file or exists (select 1 from answer_images
    join answer_sheets s on s.id = sheet_id join questions q on q.id::text = question_key
    where s.patient_id = r.patient_id and q.content like '%保険証%'))`;

export const SELECT_VISITS = `select r.id, r.patient_id, r.subject_id, subject_words, first_visit, start_at, cancelled_at, missed_at,
    finished_at, confirmed_at, paid_at, shipped_at, rebook_at, rebook_reason, lastname, zoom_url is not null as has_room, ${HAS_CARD} as has_card,
    exists (select 1 from answer_sheets s where s.patient_id = r.patient_id and s.subject_id = r.subject_id) as has_answers,
    payment_method, display_name
  from reservations r join doctors on doctors.id = doctor_id join patients on patients.id = r.patient_id
  left join bills on reservation_id = r.id`;

const stateOfVisit = (row: VisitRow, now: Instant): VisitState =>
  stateAt(
    {
      ...flagsOf(row),
      rebook: row.rebook_at && { reason: row.rebook_reason },
      payment_method: row.payment_method,
      start_time: row.start_at.getTime(),
      kind: visitKind(row.first_visit),
    },
    now,
  );

function missingOf(row: VisitRow, state: VisitState): string[] {
  switch (state) {
    case 'booked':
      return [
        ...(row.has_card ? [] : ['insurance card']),
        ...(row.has_answers ? [] : ['answers']),
        ...(row.has_room ? [] : ['link of the consultation room']),
      ];
    case 'needsReschedule':
      return ['new time (the patient chooses it)'];
    case 'unfinished':
      return ['record of the visit (command finish or missed)'];
    case 'awaitingConfirmation':
      return ['confirmation of the bill (command confirm)'];
    case 'awaitingPayment':
    case 'awaitingTransfer':
      return ['payment'];
    case 'awaitingShipment':
      return ['shipment of the medicine (command ship)'];
    case 'cancelled':
    case 'missed':
    case 'shipped':
      return [];
  }
}

export async function visitsOf(db: Queries, rows: readonly VisitRow[], now: Instant) {
  const names = await namesOf(
    db,
    rows.map((row) => row.patient_id),
  );
  return rows.map((row) => visitOf(row, names, now));
}

function visitOf(row: VisitRow, names: Map<number, string>, now: Instant) {
  const state = stateOfVisit(row, now);
  return {
    id: row.id,
    start_time: toJstIso(row.start_at.getTime()),
    // `display_name` is the patient's name in LINE.
    patient: names.get(row.patient_id) ?? row.display_name ?? '',
    doctor: row.lastname,
    subject: row.subject_words,
    visit: row.first_visit ? ('first' as const) : ('repeat' as const),
    state,
    missing: missingOf(row, state),
  };
}
