import type { Instant } from '../../src/domain/jst';
import { messageNow, visitMessages, type PlannedMessage } from '../../src/domain/messages';
import { toTimestamp, type Queries } from '../db/db';

async function insert(tx: Queries, reservationId: number, start: Instant | null, planned: readonly PlannedMessage[]) {
  const rows = planned.map(({ kind, dueAt, until }) => ({
    kind,
    due_at: toTimestamp(dueAt),
    until_at: toTimestamp(until),
  }));
  await tx.query(
    `insert into messages (reservation_id, start_at, kind, due_at, until_at, try_at)
     select $1::int, $2::timestamptz, kind, due_at, until_at, due_at
     from jsonb_to_recordset($3::jsonb) as plan(kind text, due_at timestamptz, until_at timestamptz)`,
    [reservationId, start === null ? null : toTimestamp(start), JSON.stringify(rows)],
  );
}

/**
 * Plans the messages of a visit in the transaction that books or moves it, instead of those of its time before
 * (§message-once, §message-current). One that is just being sent stays, because the next one needs the token that LINE
 * gives for it.
 */
export async function planVisit(tx: Queries, reservationId: number, start: Instant, now: Instant): Promise<void> {
  await tx.query(
    `delete from messages where reservation_id = $1 and start_at is not null and outcome is null
     and (claimed_until is null or claimed_until <= $2)`,
    [reservationId, toTimestamp(now)],
  );
  await insert(tx, reservationId, start, visitMessages(start, now));
}

/** Plans a message in the transaction of what it tells (§message-when, §message-once). */
export const planMessage = (
  tx: Queries,
  reservationId: number,
  kind: 'bill' | 'paid' | 'sent',
  now: Instant,
): Promise<void> => insert(tx, reservationId, null, [messageNow(kind, now)]);
