import type { Instant } from '../../src/domain/jst';
import { toTimestamp, type Db, type Queries } from '../db/db';
import { conflict, notFound } from '../http/clinicError';
import { writeBill, type BillParts } from '../payments/bills';
import { closeLeftPages, type PaymentDeps } from '../payments/card';
import { markPaid } from '../payments/payableBills';
import { writePrescription, writeTests, type OrderedTest, type PrescribedMedicine } from '../records/medicineQueries';

/** Where and when staff act. */
export interface Desk {
  db: Db;
  now: Instant;
}

/** What a consultation has come to. */
export interface VisitResult {
  bill: Omit<BillParts, 'issuedAt'>;
  tests: readonly OrderedTest[];
}

interface State {
  cancelled_at: Date | null;
  missed_at: Date | null;
  finished_at: Date | null;
  confirmed_at: Date | null;
  paid_at: Date | null;
  shipped_at: Date | null;
}

interface StepRule {
  /** The column that records the step. */
  done: keyof State;
  isReady: (row: State) => boolean;
}

/**
 * Takes a step with a reservation, whose row stays locked: of two who take it at once, the second is told that it is
 * done. Throws a 404 when it is unknown, a 409 when the step is out of order or already done.
 */
const take = ({ db }: Desk, id: number, { done, isReady }: StepRule, work: (tx: Queries) => Promise<unknown>) =>
  db.transaction(async (tx) => {
    const [row] = await tx.query<State>(
      `select cancelled_at, missed_at, finished_at, confirmed_at, paid_at, shipped_at
       from reservations where id = $1 for update`,
      [id],
    );
    if (!row) throw notFound('予約');
    if (row[done]) throw conflict('この手続きはすでに済んでいます。');
    if (!isReady(row)) throw conflict('この予約では、まだこの手続きに進めません。');
    await work(tx);
  });

/** The consultation has taken place, also when it was noted as missed (§missed-by-staff, §bill-once). */
export const finishVisit = (desk: Desk, id: number, { bill, tests }: VisitResult): Promise<void> =>
  take(desk, id, { done: 'finished_at', isReady: (row) => !row.cancelled_at }, async (tx) => {
    // In one statement: in between it would be a second open reservation of a patient who has booked again.
    await tx.query('update reservations set finished_at = $2, missed_at = null where id = $1', [
      id,
      toTimestamp(desk.now),
    ]);
    await writeBill(tx, id, { ...bill, issuedAt: desk.now });
    await writeTests(tx, id, tests);
  });

/** The patient did not come (§missed-by-staff). */
export const missVisit = (desk: Desk, id: number): Promise<void> =>
  take(desk, id, { done: 'missed_at', isReady: (row) => !row.cancelled_at && !row.finished_at }, (tx) =>
    tx.query('update reservations set missed_at = $2 where id = $1', [id, toTimestamp(desk.now)]),
  );

/** The bill is checked and may be paid; the medicines are prescribed. */
export const confirmBill = (desk: Desk, id: number, medicines: readonly PrescribedMedicine[]): Promise<void> =>
  take(desk, id, { done: 'confirmed_at', isReady: (row) => row.finished_at !== null }, async (tx) => {
    await tx.query('update reservations set confirmed_at = $2 where id = $1', [id, toTimestamp(desk.now)]);
    await writePrescription(tx, id, medicines, desk.now);
  });

/** The bill is paid, without the provider or the bank. */
export const settleBill = (desk: Desk, id: number): Promise<void> =>
  take(desk, id, { done: 'paid_at', isReady: (row) => row.confirmed_at !== null }, (tx) =>
    markPaid(tx, id, 'staff', desk.now),
  );

/** As `settleBill`; also closes the bill's card payment page. */
export async function payBill(desk: Desk & PaymentDeps, id: number): Promise<void> {
  await settleBill(desk, id);
  await closeLeftPages(desk);
}

/** The medicine is on its way. */
export const shipParcel = (desk: Desk, id: number): Promise<void> =>
  take(desk, id, { done: 'shipped_at', isReady: (row) => row.paid_at !== null }, (tx) =>
    tx.query('update reservations set shipped_at = $2 where id = $1', [id, toTimestamp(desk.now)]),
  );
