import { formatDayTime } from '../../src/domain/calendar/jst';
import { toTimestamp, type Queries } from '../db/db';
import type { StateTimes } from '../db/reservationRow';
import { conflict, notFound, type RuleError } from '../ruleError';
import { planBill, planMessage } from '../messages/outbox';
import { billOf, writeBill, type BillParts } from '../money/bills';
import { closeStaleSessions, type PaymentDeps } from '../money/cardPayments';
import { markPaid } from '../money/payableBills';
import { writePrescription, writeTests, type OrderedTest, type PrescribedMedicine } from '../visit/prescriptions';
import { addAuditLine, type StaffContext } from './audit';
import { refuseUncheckedCautions } from './cautions';
import type { Parcel } from '../messages/messageContent';

export interface VisitResult {
  bill: Omit<BillParts, 'issuedAt'>;
  tests: readonly OrderedTest[];
}

type State = StateTimes & { start_at: Date };

/** A step may run if `isReady` is true and its `column` is null (§cancel-by-clinic, §missed-by-staff). */
const STEPS = {
  correct: { column: 'paid_at', isReady: (row: State) => row.finished_at !== null },
  cancel: { column: 'cancelled_at', isReady: (row: State) => !row.finished_at },
  finish: { column: 'finished_at', isReady: (row: State) => !row.cancelled_at },
  missed: { column: 'missed_at', isReady: (row: State) => !row.cancelled_at && !row.finished_at && !row.rebook_at },
  confirm: { column: 'confirmed_at', isReady: (row: State) => row.finished_at !== null },
  pay: { column: 'paid_at', isReady: (row: State) => row.confirmed_at !== null },
  ship: { column: 'shipped_at', isReady: (row: State) => row.paid_at !== null },
} as const;

export const alreadyDone = (): RuleError => conflict('この手続きはすでに済んでいます。');

function outOfOrder(row: State, step: keyof typeof STEPS): RuleError {
  if (row.cancelled_at) return conflict('取り消された予約では、できない手続きです。');
  if (row.finished_at && (step === 'cancel' || step === 'missed'))
    return conflict('診療が終わった予約では、できない手続きです。');
  return conflict('この予約では、まだこの手続きに進めません。');
}

/** `isCorrection` allows a step even if its `column` is already set. */
export function runStep(
  staff: StaffContext,
  id: number,
  step: keyof typeof STEPS,
  work: (tx: Queries, row: State) => Promise<unknown>,
  isCorrection = false,
) {
  const { column, isReady } = STEPS[step];
  return staff.db.transaction(async (tx) => {
    const [row] = await tx.query<State>(
      `select start_at, cancelled_at, missed_at, finished_at, confirmed_at, paid_at, shipped_at, rebook_at
       from reservations where id = $1 for update`,
      [id],
    );
    if (!row) throw notFound('予約');
    if (row[column] && !isCorrection)
      throw step === 'correct' ? conflict('お支払いの済んだ会計は、直せません。') : alreadyDone();
    if (!isReady(row)) throw outOfOrder(row, step);
    await work(tx, row);
    await addAuditLine(tx, staff, step, id);
  });
}

export const finishVisit = (staff: StaffContext, id: number, { bill, tests }: VisitResult): Promise<void> =>
  runStep(staff, id, 'finish', async (tx) => {
    // Sets both columns in one statement. Otherwise the missed reservation would be open again in between, and
    // `reservations_one_open` would fail if the patient already has a new reservation.
    await tx.query('update reservations set finished_at = $2, missed_at = null where id = $1', [
      id,
      toTimestamp(staff.now),
    ]);
    await writeBill(tx, id, { ...bill, issuedAt: staff.now });
    await writeTests(tx, id, tests);
  });

/** In a preview, `mayPrecedeStart` allows this step before the start of the visit. */
export const markVisitMissed = (staff: StaffContext, id: number, mayPrecedeStart = false): Promise<void> =>
  runStep(staff, id, 'missed', async (tx, { start_at }) => {
    if (start_at.getTime() > staff.now && !mayPrecedeStart)
      throw conflict(
        `${formatDayTime(start_at.getTime(), staff.now)}からの予約です。始まるまで「受診なし」にはできません。予約の番号をお確かめください。`,
      );
    await tx.query('update reservations set missed_at = $2 where id = $1', [id, toTimestamp(staff.now)]);
    await planMessage(tx, id, 'missed', staff.now);
  });

/** Also marks a bill of 0 yen as paid (§bill-owed). */
export const confirmBill = (staff: StaffContext, id: number, medicines: readonly PrescribedMedicine[]): Promise<void> =>
  runStep(staff, id, 'confirm', async (tx) => {
    if (medicines.length > 0 && staff.confirmedBy === undefined) await refuseUncheckedCautions(tx, id);
    await tx.query('update reservations set confirmed_at = $2 where id = $1', [id, toTimestamp(staff.now)]);
    await writePrescription(tx, id, medicines, staff.now);
    const bill = await billOf(tx, id);
    if (bill?.total.grand_total === 0) await markPaid(tx, id, 'staff', staff.now);
    else await planBill(tx, id, staff.now);
  });

export const cancelVisitByClinic = (staff: StaffContext, id: number, reason: string): Promise<void> =>
  runStep(staff, id, 'cancel', async (tx) => {
    await tx.query('update reservations set cancelled_at = $2, cancel_reason = $3, missed_at = null where id = $1', [
      id,
      toTimestamp(staff.now),
      reason,
    ]);
    await tx.query('delete from held_shifts where reservation_id = $1', [id]);
    await planMessage(tx, id, 'calledOff', staff.now);
  });

export const markBillPaid = (staff: StaffContext, id: number): Promise<void> =>
  runStep(staff, id, 'pay', (tx) => markPaid(tx, id, 'staff', staff.now));

export async function settleBill(staff: StaffContext & PaymentDeps, id: number): Promise<void> {
  await markBillPaid(staff, id);
  await closeStaleSessions(staff);
}

/** `isCorrection` allows a new number for a shipped parcel (§parcel-number). */
export const shipParcel = (staff: StaffContext, id: number, parcel: Parcel | null, isCorrection = false) =>
  runStep(
    staff,
    id,
    'ship',
    async (tx, { shipped_at }) => {
      await tx.query(
        `update reservations set shipped_at = coalesce(shipped_at, $2), parcel_carrier = $3, parcel_number = $4
         where id = $1`,
        [id, toTimestamp(staff.now), parcel?.carrier ?? null, parcel?.number ?? null],
      );
      if (!shipped_at) await planMessage(tx, id, 'sent', staff.now);
    },
    isCorrection,
  );
