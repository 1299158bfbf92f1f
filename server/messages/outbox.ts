import type { Instant } from '../../src/domain/calendar/jst';
import { lastDayToPay } from '../../src/domain/money/payment';
import { toTimestamp, type Queries } from '../db/db';
import type { MessageKind } from './kinds';
import { dueDateMessages, eventMessage, visitMessages, type EventMessageKind, type PlannedMessage } from './plan';

const toTime = (instant: Instant | null) => (instant === null ? null : toTimestamp(instant));

const rowsOf = (planned: readonly PlannedMessage[]) =>
  planned.map(({ kind, dueAt, until }) => ({ kind, due_at: toTimestamp(dueAt), until_at: toTimestamp(until) }));

/**
 * Returns SQL; all parameters are SQL expressions.
 * The message `booked` waits a minute, because the patient may cancel in that minute.
 */
export const insertMessagesSql = (reservations: string, planned: string, previousStart = 'null') => `
  insert into messages (reservation_id, start_at, was_at, kind, due_at, until_at, try_at)
  select id, start_at, case when kind = 'moved' then ${previousStart}::timestamptz end, kind, due_at, until_at,
    case kind when 'booked' then due_at + interval '1 minute' else due_at end
  from ${reservations}, jsonb_to_recordset(${planned}::jsonb) as plan(kind text, due_at timestamptz, until_at timestamptz)`;

const INSERT = insertMessagesSql('(select $1::int as id, $2::timestamptz as start_at) reservation', '$3', '$4');

async function insertPlanned(
  tx: Queries,
  reservationId: number,
  start: Instant | null,
  planned: readonly PlannedMessage[],
  previousStart: Instant | null = null,
) {
  await tx.query(INSERT, [reservationId, toTime(start), JSON.stringify(rowsOf(planned)), toTime(previousStart)]);
}

/** Excludes a message that is being sent, because the message's row reserves the reservation's LINE token. */
const WAITING = 'outcome is null and (claimed_until is null or claimed_until <= $2)';

export const bookingMessageRows = (start: Instant, now: Instant) => rowsOf(visitMessages(start, now, null));

/** The new `moved` names the start that the patient knows: `was_at` of a waiting `moved`, otherwise `previousStart`. */
export async function planMove(
  tx: Queries,
  reservationId: number,
  start: Instant,
  now: Instant,
  previousStart: Instant,
): Promise<void> {
  const withdrawnMessages = await tx.query<{ was_at: Date | null }>(
    `delete from messages where reservation_id = $1 and start_at is not null and ${WAITING} returning was_at`,
    [reservationId, toTimestamp(now)],
  );
  const lastAnnounced = withdrawnMessages.find(({ was_at }) => was_at)?.was_at?.getTime() ?? previousStart;
  await insertPlanned(tx, reservationId, start, visitMessages(start, now, lastAnnounced), lastAnnounced);
}

async function withdraw(tx: Queries, reservationId: number, kind: MessageKind, now: Instant): Promise<boolean> {
  const withdrawnMessages = await tx.query(
    `delete from messages where reservation_id = $1 and ${WAITING} and kind = $3 returning 1`,
    [reservationId, toTimestamp(now), kind],
  );
  return withdrawnMessages.length > 0;
}

export async function planMessage(
  tx: Queries,
  reservationId: number,
  kind: EventMessageKind,
  now: Instant,
): Promise<void> {
  const [row] = await tx.query<{ start_at: Date }>('select start_at from reservations where id = $1', [reservationId]);
  const start = row?.start_at.getTime() ?? 0;
  await withdraw(tx, reservationId, kind, now);
  await insertPlanned(tx, reservationId, start, [eventMessage(kind, now, start)]);
}

export async function planBill(tx: Queries, reservationId: number, now: Instant): Promise<void> {
  await planMessage(tx, reservationId, 'bill', now);
  await insertPlanned(tx, reservationId, null, dueDateMessages(lastDayToPay(now)));
}

export const planCorrection = async (tx: Queries, reservationId: number, now: Instant): Promise<void> =>
  planMessage(tx, reservationId, (await withdraw(tx, reservationId, 'bill', now)) ? 'bill' : 'corrected', now);

export async function planRestored(tx: Queries, reservationId: number, now: Instant): Promise<void> {
  if (!(await withdraw(tx, reservationId, 'closed', now))) await planMessage(tx, reservationId, 'restored', now);
}
