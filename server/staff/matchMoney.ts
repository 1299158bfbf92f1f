import { conflict } from '../http/clinicError';
import type { Queries } from '../db/db';
import { closeLeftPages, type PaymentDeps } from '../money/cardPayments';
import { lockReservation, markPaid, type PaidBy } from '../money/payableBills';
import { note, type Desk } from './audit';
import type { Outcome } from './staffLists';

interface Bill {
  paid_by: PaidBy | null;
  confirmed_at: Date | null;
  grand_total_yen: number;
  /** What transfers that staff have matched pay of it already. */
  matched_yen: number;
}

/** The bill that staff match with. Throws a 409 where there is none to pay. */
async function billFor(tx: Queries, reservationId: number): Promise<Bill> {
  await lockReservation(tx, reservationId);
  const [bill] = await tx.query<Bill>(
    `select paid_by, confirmed_at, grand_total_yen, (select coalesce(sum(matched_yen), 0)::int from refunds
       where reservation_id = r.id) as matched_yen
     from reservations r join bills on reservation_id = r.id where r.id = $1 and cancelled_at is null`,
    [reservationId],
  );
  if (!bill?.confirmed_at) throw conflict(`Reservation ${reservationId} has no confirmed bill.`);
  return bill;
}

/** What a transfer can still pay of a bill, in yen; of one that staff have marked as paid, what no transfer has yet. */
const openYen = ({ paid_by, grand_total_yen, matched_yen }: Bill): number =>
  paid_by === null || paid_by === 'staff' ? Math.max(grand_total_yen - matched_yen, 0) : 0;

/**
 * Settles a transfer with a bill (§unmatched-kept). It pays the bill, with the bill's other unmatched transfers where it
 * alone is not enough; what is too much is to be given back. While the sum is not there, it waits with the bill. Throws a
 * 409 where there is no such transfer or bill.
 */
export async function matchMoney(desk: Desk & PaymentDeps, id: number, reservationId: number): Promise<Outcome> {
  const { missing, tooMuch } = await desk.db.transaction(async (tx) => {
    const bill = await billFor(tx, reservationId);
    const moved = await tx.query(
      `update refunds set reservation_id = $2 where id = $1 and unmatched and returned_at is null returning 1`,
      [id, reservationId],
    );
    if (moved.length === 0) throw conflict(`There is no unmatched money under ${id}; see: npm run clinic -- unmatched`);
    const parts = await tx.query<{ id: number; amount_yen: number }>(
      `select id, amount_yen from refunds where reservation_id = $1 and unmatched and returned_at is null
       order by id <> $2, id for update`,
      [reservationId, id],
    );
    // A bill that is paid takes only this transfer, because the others may be somebody's mistake.
    const taken = bill.paid_by === null ? parts : parts.slice(0, 1);
    const open = openYen(bill);
    const given = taken.reduce((sum, { amount_yen }) => sum + amount_yen, 0);
    await note(tx, desk, 'match', reservationId);
    if (bill.paid_by === null && given < open) return { missing: open - given, tooMuch: 0 };
    let left = open;
    let used = 0;
    for (const part of taken) {
      if (used > 0 && left === 0) break;
      const counted = Math.min(part.amount_yen, left);
      await tx.query('update refunds set unmatched = false, matched_yen = $2 where id = $1', [part.id, counted]);
      left -= counted;
      used += part.amount_yen;
    }
    if (bill.paid_by === null) await markPaid(tx, reservationId, 'bank', desk.now);
    return { missing: 0, tooMuch: used - (open - left) };
  });
  await closeLeftPages(desk);
  const rest = missing > 0 ? `it waits for ${missing} yen more` : 'settled';
  const back = tooMuch > 0 ? `, ${tooMuch} yen are to be given back; see: npm run clinic -- refunds` : '';
  return {
    words: `Money ${id} and reservation ${reservationId}: ${rest}${back}.\n`,
    data: { id, reservation: reservationId, missing, to_give_back: tooMuch },
  };
}
