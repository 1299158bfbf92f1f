import { Id } from '../../../src/api/contract/wireFormats';
import { conflict } from '../../ruleError';
import type { Queries } from '../../db/db';
import { closeLeftPages } from '../../money/cardPayments';
import { billForTransfer, markPaid } from '../../money/payableBills';
import { countMoney } from '../../money/refunds';
import { note } from '../audit';
import { command, type CommandContext, type Outcome } from '../command';

/** Throws a 409 when no bill is payable. */
async function billFor(tx: Queries, reservationId: number) {
  const bill = await billForTransfer(tx, reservationId);
  if (!bill?.confirmed_at || bill.cancelled_at) throw conflict(`Reservation ${reservationId} has no confirmed bill.`);
  return bill;
}

/** Adds the bill's other transfers if this one is not enough; a surplus becomes a refund (§unmatched-kept). */
async function matchMoney(staff: CommandContext, id: number, reservationId: number): Promise<Outcome> {
  const { missing, tooMuch } = await staff.db.transaction(async (tx) => {
    const bill = await billFor(tx, reservationId);
    const moved = await tx.query(
      `update unapplied_payments set reservation_id = $2 where id = $1 and unmatched and returned_at is null returning 1`,
      [id, reservationId],
    );
    if (moved.length === 0) throw conflict(`There is no unmatched money under ${id}; see: npm run clinic -- unmatched`);
    const parts = await tx.query<{ id: number; amount_yen: number }>(
      `select id, amount_yen from unapplied_payments where reservation_id = $1 and unmatched and returned_at is null
       order by id <> $2, id for update`,
      [reservationId, id],
    );
    // For a paid bill only this transfer counts, because the others may be mistakes.
    const taken = bill.paid_at === null ? parts : parts.slice(0, 1);
    const open = bill.open_yen;
    const given = taken.reduce((sum, { amount_yen }) => sum + amount_yen, 0);
    await note(tx, staff, 'match', reservationId);
    if (bill.paid_at === null && given < open) return { missing: open - given, tooMuch: 0 };
    let left = open;
    let used = 0;
    for (const part of taken) {
      if (used > 0 && left === 0) break;
      const counted = Math.min(part.amount_yen, left);
      await countMoney(tx, part.id, counted);
      left -= counted;
      used += part.amount_yen;
    }
    if (bill.paid_at === null) await markPaid(tx, reservationId, 'bank', staff.now);
    return { missing: 0, tooMuch: used - (open - left) };
  });
  await closeLeftPages(staff);
  const rest = missing > 0 ? `it waits for ${missing} yen more` : 'settled';
  const back = tooMuch > 0 ? `, ${tooMuch} yen are to be given back; see: npm run clinic -- refunds` : '';
  return {
    words: `Money ${id} and reservation ${reservationId}: ${rest}${back}.\n`,
    data: { id, reservation: reservationId, missing, to_give_back: tooMuch },
  };
}

export const commands = [
  command({
    usage: 'match ID RESERVATION',
    options: { id: Id, reservation: Id },
    help: 'that transfer is for the bill of the reservation; what is too much is to be given back',
    example: 'match 3 12 (the money 3 is for reservation 12)',
    run: (staff, { id, reservation }) => matchMoney(staff, id, reservation),
  }),
];
