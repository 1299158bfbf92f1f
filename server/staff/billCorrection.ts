import type { Queries } from '../db/db';
import { RuleError, conflict } from '../ruleError';
import { planCorrection } from '../messages/outbox';
import { billOf, rewriteBill, totalsOf } from '../money/bills';
import { closeSessionsOf, unclosedSessions, type PaymentDeps } from '../money/cardPayments';
import { markPaid } from '../money/payableBills';
import { applyUnmatchedTransfers } from '../money/refunds';
import { ProviderError } from '../money/paymentProvider';
import { testsOf, writeTests } from '../visit/prescriptions';
import type { StaffContext } from './audit';
import { alreadyDone, runStep, type VisitResult } from './reservationSteps';

export async function isVisitFinished({ db }: StaffContext, id: number): Promise<boolean> {
  const rows = await db.query('select 1 from reservations where id = $1 and finished_at is not null', [id]);
  return rows.length > 0;
}

const storedResult = async (tx: Queries, id: number) => ({ bill: await billOf(tx, id), tests: await testsOf(tx, id) });

/** Thrown if the total changes while a payment session for the old total is open. */
class OpenSessionError extends RuleError {
  constructor() {
    super(
      'conflict',
      'conflict',
      '患者さまがカードの支払い画面を開いたところです。会計の訂正を、もう一度実行してください。',
    );
  }
}

const closeSessions = (staff: PaymentDeps, id: number) =>
  closeSessionsOf(staff, id).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error;
    throw conflict(
      'カードの決済会社につながらないため、会計は訂正されていません。しばらくしてから、もう一度実行してください。',
    );
  });

/** If the total changes, first closes the payment sessions that are still open (§bill-corrected). */
export async function correctBill(
  staff: StaffContext & PaymentDeps,
  id: number,
  { bill, tests }: VisitResult,
): Promise<{ oldTotal: number; newTotal: number }> {
  const totals = { oldTotal: 0, newTotal: 0 };
  const correct = () =>
    runStep(staff, id, 'correct', async (tx, { confirmed_at: confirmedAt }) => {
      const oldResult = await storedResult(tx, id);
      const { total: newTotal } = totalsOf(bill);
      if (newTotal !== oldResult.bill?.total.grand_total && (await unclosedSessions(tx, id)).length > 0)
        throw new OpenSessionError();
      await rewriteBill(tx, id, { ...bill, issuedAt: staff.now });
      await tx.query('delete from test_orders where reservation_id = $1', [id]);
      await writeTests(tx, id, tests);
      const newResult = await storedResult(tx, id);
      if (JSON.stringify(newResult) === JSON.stringify(oldResult)) throw alreadyDone();
      totals.oldTotal = oldResult.bill?.total.grand_total ?? 0;
      totals.newTotal = newTotal;
      if (!confirmedAt) return;
      if (newTotal === 0) await markPaid(tx, id, 'staff', staff.now);
      // Transfers that did not match the old total may add up to the new total.
      else if (await applyUnmatchedTransfers(tx, id, newTotal)) await markPaid(tx, id, 'bank', staff.now);
      else if (totals.oldTotal !== newTotal) await planCorrection(tx, id, staff.now);
    });
  await correct().catch(async (error: unknown) => {
    if (!(error instanceof OpenSessionError)) throw error;
    await closeSessions(staff, id);
    return correct();
  });
  return totals;
}
