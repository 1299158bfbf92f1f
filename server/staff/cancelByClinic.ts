import { toTimestamp } from '../db/db';
import { planMessage } from '../messages/outbox';
import type { Desk } from './audit';
import { take } from './reservationSteps';

/**
 * The clinic cancels and tells the patient why: also where the patient cannot any more, as long as the consultation has
 * not taken place (§cancel-by-clinic).
 */
export const cancelVisit = (desk: Desk, id: number, reason: string): Promise<void> =>
  take(desk, id, 'cancel', async (tx) => {
    await tx.query('update reservations set cancelled_at = $2, cancel_reason = $3, missed_at = null where id = $1', [
      id,
      toTimestamp(desk.now),
      reason,
    ]);
    await tx.query('delete from held_shifts where reservation_id = $1', [id]);
    await planMessage(tx, id, 'calledOff', desk.now);
  });
