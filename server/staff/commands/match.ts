import { Id } from '../../../src/api/contract/wireFormats';
import { conflict } from '../../ruleError';
import type { Queries } from '../../db/db';
import { closeStaleSessions } from '../../money/cardPayments';
import { billForTransfer, markPaid } from '../../money/payableBills';
import { applyTransfer } from '../../money/refunds';
import { addAuditLine } from '../audit';
import { command, type CommandContext, type CommandOutcome } from '../command';

async function lockConfirmedBill(tx: Queries, reservationId: number) {
  const bill = await billForTransfer(tx, reservationId);
  if (!bill?.confirmed_at || bill.cancelled_at) throw conflict(`Reservation ${reservationId} has no confirmed bill.`);
  return bill;
}

/** Assigns a transfer to a bill. Several assigned transfers may pay the bill together (§unmatched-kept). */
async function matchTransfer(staff: CommandContext, id: number, reservationId: number): Promise<CommandOutcome> {
  const { missingYen, surplusYen } = await staff.db.transaction(async (tx) => {
    const bill = await lockConfirmedBill(tx, reservationId);
    const updatedRows = await tx.query(
      `update unapplied_payments set reservation_id = $2 where id = $1 and unmatched and returned_at is null returning 1`,
      [id, reservationId],
    );
    if (updatedRows.length === 0)
      throw conflict(`There is no unmatched transfer with ID ${id}; see: npm run clinic -- unmatched`);
    const assignedTransfers = await tx.query<{ id: number; amount_yen: number }>(
      `select id, amount_yen from unapplied_payments where reservation_id = $1 and unmatched and returned_at is null
       order by id <> $2, id for update`,
      [reservationId, id],
    );
    // If the bill was already paid, uses only transfer `id`. Staff assign each other transfer with its own command.
    const transfers = bill.paid_at === null ? assignedTransfers : assignedTransfers.slice(0, 1);
    const openYen = bill.open_yen;
    const receivedYen = transfers.reduce((sum, { amount_yen }) => sum + amount_yen, 0);
    await addAuditLine(tx, staff, 'match', reservationId);
    if (bill.paid_at === null && receivedYen < openYen) return { missingYen: openYen - receivedYen, surplusYen: 0 };
    let remainingYen = openYen;
    let usedYen = 0;
    for (const transfer of transfers) {
      if (usedYen > 0 && remainingYen === 0) break;
      const appliedYen = Math.min(transfer.amount_yen, remainingYen);
      await applyTransfer(tx, transfer.id, appliedYen);
      remainingYen -= appliedYen;
      usedYen += transfer.amount_yen;
    }
    if (bill.paid_at === null) await markPaid(tx, reservationId, 'bank', staff.now);
    return { missingYen: 0, surplusYen: usedYen - (openYen - remainingYen) };
  });
  await closeStaleSessions(staff);
  const state = missingYen > 0 ? `${missingYen} yen are still missing.` : 'The bill is paid.';
  const refund = surplusYen > 0 ? ` ${surplusYen} yen are to be given back; see: npm run clinic -- refunds` : '';
  return {
    words: `Transfer ${id} is assigned to reservation ${reservationId}. ${state}${refund}\n`,
    data: { id, reservation: reservationId, missing: missingYen, to_give_back: surplusYen },
  };
}

export const commands = [
  command({
    usage: 'match ID RESERVATION',
    options: { id: Id, reservation: Id },
    help: 'assigns transfer ID (see `unmatched`) to the bill of RESERVATION. The clinic must give back a surplus (see `refunds`)',
    example: 'match 3 12 (transfer 3 is for reservation 12)',
    run: (staff, { id, reservation }) => matchTransfer(staff, id, reservation),
  }),
];
