import type { WireInspection, WireMedicine } from '../../src/api/contract';
import { toJstIso } from '../../src/domain/jst';
import type { Queries } from '../db/db';
import { treatments } from './prescriptions';
import { PRESCRIBED_DAYS } from '../../src/domain/terms';

/** A first visit uses existing test results, because no kit has been sent yet. */
const FIRST_TESTS = 'お手元の健診結果の確認';

interface Consultation {
  id: number;
  subject_id: number;
  first_visit: boolean;
  /** Number of the patient's earlier confirmed consultations in this subject. */
  before: number;
}

const treatmentOf = (subjectId: number) => {
  const treatment = treatments.find((one) => one.subjectId === subjectId);
  if (!treatment) throw new Error(`no treatment for subject ${subjectId}`);
  return treatment;
};

/** Issues missing prescriptions of confirmed consultations, or of one only. */
export async function issuePrescriptions(tx: Queries, reservationId: number | null = null): Promise<void> {
  const lacking = await tx.query<Consultation>(
    `insert into prescriptions (reservation_id, issued_at)
     select id, confirmed_at from reservations r
     where confirmed_at is not null and ($1::int is null or id = $1::int)
       and not exists (select 1 from prescriptions where reservation_id = r.id)
     on conflict do nothing
     returning reservation_id as id,
       (select subject_id from reservations where id = reservation_id) as subject_id,
       (select first_visit from reservations where id = reservation_id) as first_visit,
       (select count(*)::int from reservations one join reservations earlier
          on earlier.patient_id = one.patient_id and earlier.subject_id = one.subject_id
          and (earlier.start_at, earlier.id) < (one.start_at, one.id) and earlier.confirmed_at is not null
        where one.id = reservation_id) as before`,
    [reservationId],
  );
  for (const { id, subject_id, first_visit, before } of lacking) {
    const { courses } = treatmentOf(subject_id);
    const medicines = courses[Math.min(before, courses.length - 1)] ?? [];
    const days = first_visit ? PRESCRIBED_DAYS.first : PRESCRIBED_DAYS.repeat;
    await tx.query(
      `insert into prescription_items (reservation_id, position, title, effects, precautions, usage1, usage2, dosage, days)
       select $1::int, position, title, effects, precautions, usage1, usage2, dosage, $3::int
       from jsonb_to_recordset($2::jsonb) as item(position int, title text, effects text, precautions text,
         usage1 text, usage2 text, dosage text)
       order by position`,
      [id, JSON.stringify(medicines.map((medicine, position) => ({ ...medicine, position }))), days],
    );
  }
}

/** Orders missing tests of finished consultations, or of one only. */
export async function orderTests(tx: Queries, reservationId: number | null = null): Promise<void> {
  const lacking = await tx.query<Omit<Consultation, 'before'>>(
    `select id, subject_id, first_visit from reservations r
     where finished_at is not null and ($1::int is null or id = $1::int)
       and not exists (select 1 from test_orders where reservation_id = r.id)
     order by start_at, id`,
    [reservationId],
  );
  for (const { id, subject_id, first_visit } of lacking) {
    const { tests, repeatTests } = treatmentOf(subject_id);
    for (const [position, { menuId, name }] of tests.entries())
      await tx.query(
        `insert into test_orders (reservation_id, position, menu_id, menu_name, title) values ($1, $2, $3, $4, $5)
         on conflict do nothing`,
        [id, position, menuId, name, first_visit ? FIRST_TESTS : repeatTests],
      );
  }
}

/** Replaces a row's `start_at` with `start_time` in wire format. */
const withStart = <Row extends { start_at: Date }>({ start_at, ...row }: Row) => ({
  ...row,
  start_time: toJstIso(start_at.getTime()),
});

/**
 * Medicines of the patient's latest prescription and, newest first, of the earlier ones (§prescription-latest-first).
 */
export async function medicinesOf(db: Queries, patientId: number) {
  const rows = await db.query<Omit<WireMedicine, 'start_time'> & { start_at: Date; reservation_id: number }>(
    `select item.id, title, null as image, effects, precautions, usage1, usage2, dosage, days, start_at,
       subject_words as subject, reservation_id
     from prescription_items item join reservations r on r.id = reservation_id
     where patient_id = $1 order by start_at desc, reservation_id desc, position`,
    [patientId],
  );
  const isLatest = ({ reservation_id }: (typeof rows)[number]) => reservation_id === rows[0]?.reservation_id;
  const medicines = (kept: typeof rows) => kept.map(({ reservation_id: _of, ...row }) => withStart(row));
  return {
    latest_medicines: medicines(rows.filter(isLatest)),
    past_medicines: medicines(rows.filter((row) => !isLatest(row))),
  };
}

/** The patient's tests, newest first (§test-menus). */
export async function inspectionsOf(db: Queries, patientId: number): Promise<WireInspection[]> {
  const rows = await db.query<Omit<WireInspection, 'start_time'> & { start_at: Date }>(
    `select test.id, menu_id, menu_name, title, start_at, subject_words as subject
     from test_orders test join reservations r on r.id = reservation_id
     where patient_id = $1 order by start_at desc, reservation_id desc, position`,
    [patientId],
  );
  return rows.map(withStart);
}
