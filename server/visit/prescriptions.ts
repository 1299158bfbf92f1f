import { type WireInspection, type WireMedicine, listInspections, listMedicines } from '../../src/api/contract';
import { toJstIso, type Instant } from '../../src/domain/calendar/jst';
import { insert, toTimestamp, type Queries, type Db } from '../db/db';
import type { Handle } from '../http/handle';

export interface PrescribedMedicine {
  /** The generic name with form and strength. */
  title: string;
  effects: string;
  precautions: string;
  usage1: string;
  usage2: string | null;
  dosage: string;
  /** 0 if the patient takes the medicine as needed. */
  days: number;
}

export interface OrderedTest {
  menu_id: number;
  menu_name: string;
  title: string;
}

export async function writePrescription(
  tx: Queries,
  reservation_id: number,
  medicines: readonly PrescribedMedicine[],
  issuedAt: Instant,
): Promise<void> {
  await insert(tx, 'prescriptions', [{ reservation_id, issued_at: toTimestamp(issuedAt) }]);
  await insert(
    tx,
    'prescription_items',
    medicines.map((medicine, position) => ({ ...medicine, position, reservation_id })),
  );
}

export const writeTests = (tx: Queries, reservation_id: number, tests: readonly OrderedTest[]): Promise<void> =>
  insert(
    tx,
    'test_orders',
    tests.map((test, position) => ({ ...test, position, reservation_id })),
  );

export const testsOf = (db: Queries, reservationId: number): Promise<OrderedTest[]> =>
  db.query<OrderedTest>(
    'select menu_id, menu_name, title from test_orders where reservation_id = $1 order by position',
    [reservationId],
  );

const withStart = <Row extends { start_at: Date }>({ start_at, ...row }: Row) => ({
  ...row,
  start_time: toJstIso(start_at.getTime()),
});

/** Separates the medicines of the latest prescription from all earlier medicines (§prescription-latest-first). */
export async function medicinesOf(db: Queries, patientId: number) {
  const rows = await db.query<Omit<WireMedicine, 'start_time'> & { start_at: Date; reservation_id: number }>(
    `select item.id, title, null as image, effects, precautions, usage1, usage2, dosage, days, start_at,
       subject_words as subject, reservation_id
     from prescription_items item join reservations r on r.id = reservation_id
     where patient_id = $1 order by start_at desc, reservation_id desc, position`,
    [patientId],
  );
  const isLatest = ({ reservation_id }: (typeof rows)[number]) => reservation_id === rows[0]?.reservation_id;
  const toMedicines = (items: typeof rows) => items.map(({ reservation_id: _id, ...row }) => withStart(row));
  return {
    latest_medicines: toMedicines(rows.filter(isLatest)),
    past_medicines: toMedicines(rows.filter((row) => !isLatest(row))),
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

export function medicineRoutes(handle: Handle, { db }: { db: Db }): void {
  handle(listMedicines, (_, { patient }) => medicinesOf(db, patient.id));
  handle(listInspections, (_, { patient }) => inspectionsOf(db, patient.id));
}
