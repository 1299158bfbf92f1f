import type { WireInspection, WireMedicine } from '../../src/api/contract';
import { toJstIso, type Instant } from '../../src/domain/calendar/jst';
import { toTimestamp, type Queries } from '../db/db';

export interface PrescribedMedicine {
  /** Generic name with form and strength. */
  title: string;
  effects: string;
  precautions: string;
  usage1: string;
  usage2: string | null;
  dosage: string;
  /** 0: as needed. */
  days: number;
}

export interface OrderedTest {
  menu_id: number;
  menu_name: string;
  title: string;
}

const placed = (items: readonly object[]) => JSON.stringify(items.map((item, position) => ({ ...item, position })));

export async function writePrescription(
  tx: Queries,
  reservationId: number,
  medicines: readonly PrescribedMedicine[],
  issuedAt: Instant,
): Promise<void> {
  await tx.query('insert into prescriptions (reservation_id, issued_at) values ($1, $2)', [
    reservationId,
    toTimestamp(issuedAt),
  ]);
  await tx.query(
    `insert into prescription_items (reservation_id, position, title, effects, precautions, usage1, usage2, dosage, days)
     select $1::int, position, title, effects, precautions, usage1, usage2, dosage, days
     from jsonb_to_recordset($2::jsonb) as item(position int, title text, effects text, precautions text,
       usage1 text, usage2 text, dosage text, days int)
     order by position`,
    [reservationId, placed(medicines)],
  );
}

export async function writeTests(tx: Queries, reservationId: number, tests: readonly OrderedTest[]): Promise<void> {
  await tx.query(
    `insert into test_orders (reservation_id, position, menu_id, menu_name, title)
     select $1::int, position, menu_id, menu_name, title
     from jsonb_to_recordset($2::jsonb) as test(position int, menu_id int, menu_name text, title text)
     order by position`,
    [reservationId, placed(tests)],
  );
}

export const testsOf = (db: Queries, reservationId: number): Promise<OrderedTest[]> =>
  db.query<OrderedTest>(
    'select menu_id, menu_name, title from test_orders where reservation_id = $1 order by position',
    [reservationId],
  );

const withStart = <Row extends { start_at: Date }>({ start_at, ...row }: Row) => ({
  ...row,
  start_time: toJstIso(start_at.getTime()),
});

/** §prescription-latest-first */
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

export async function inspectionsOf(db: Queries, patientId: number): Promise<WireInspection[]> {
  const rows = await db.query<Omit<WireInspection, 'start_time'> & { start_at: Date }>(
    `select test.id, menu_id, menu_name, title, start_at, subject_words as subject
     from test_orders test join reservations r on r.id = reservation_id
     where patient_id = $1 order by start_at desc, reservation_id desc, position`,
    [patientId],
  );
  return rows.map(withStart);
}
