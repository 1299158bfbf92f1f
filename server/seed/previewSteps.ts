import type { Instant } from '../../src/domain/jst';
import { issueBills } from '../payments/bills';
import { conflict, notFound } from '../http/clinicError';
import { toTimestamp, type Db } from '../db/db';
import { issuePrescriptions, orderTests } from '../records/medicineQueries';
import { closeLeftPages, type PaymentDeps } from '../payments/card';
import { markPaid } from '../payments/payableBills';

interface State {
  cancelled_at: Date | null;
  missed_at: Date | null;
  finished_at: Date | null;
  confirmed_at: Date | null;
  paid_at: Date | null;
  shipped_at: Date | null;
}

/**
 * Steps that staff take with a reservation (§preview-controls): the precondition, and the column that records the step.
 */
const STEPS = {
  finish: { ready: (row: State) => !row.cancelled_at, column: 'finished_at' },
  confirm: { ready: (row: State) => row.finished_at !== null, column: 'confirmed_at' },
  pay: { ready: (row: State) => row.confirmed_at !== null, column: 'paid_at' },
  missed: { ready: (row: State) => !row.cancelled_at && !row.finished_at, column: 'missed_at' },
  ship: { ready: (row: State) => row.paid_at !== null, column: 'shipped_at' },
} as const;

export type Step = keyof typeof STEPS;
export const STEP_NAMES = Object.keys(STEPS) as Step[];

export const isStep = (name: string): name is Step => STEP_NAMES.some((step) => step === name);

/** Moves a reservation on by one step. 404 when it is unknown, 409 when the step is out of order or already done. */
export async function moveOn(db: Db, id: number, step: Step, now: Instant): Promise<void> {
  const { ready, column } = STEPS[step];
  await db.transaction(async (tx) => {
    const [row] = await tx.query<State>('select * from reservations where id = $1 for update', [id]);
    if (!row) throw notFound('予約');
    if (row[column]) throw conflict('この手続きはすでに済んでいます。');
    if (!ready(row)) throw conflict('この予約では、まだこの手続きに進めません。');
    if (step === 'pay') return markPaid(tx, id, 'staff', now);
    if (step === 'finish') {
      // In one statement: in between it would be a second open reservation of a patient who has booked again.
      await tx.query('update reservations set finished_at = $2, missed_at = null where id = $1', [
        id,
        toTimestamp(now),
      ]);
      await issueBills(tx, id);
      await orderTests(tx, id);
      return;
    }
    await tx.query(`update reservations set ${column} = $2 where id = $1`, [id, toTimestamp(now)]);
    if (step === 'confirm') await issuePrescriptions(tx, id);
  });
}

/** Takes a step as staff. Marking a bill as paid also closes its card payment page. */
export async function takeStep(deps: PaymentDeps, id: number, step: Step, now: Instant): Promise<void> {
  await moveOn(deps.db, id, step, now);
  if (step === 'pay') await closeLeftPages(deps);
}
