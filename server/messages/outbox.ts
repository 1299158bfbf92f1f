import type { Instant } from '../../src/domain/calendar/jst';
import { lastDayToPay } from '../../src/domain/money/payment';
import { toTimestamp, type Queries } from '../db/db';
import type { MessageKind } from './kinds';
import { billDayMessages, messageNow, visitMessages, type NewsKind, type PlannedMessage } from './plan';

const timeOrNull = (at: Instant | null) => (at === null ? null : toTimestamp(at));

const rowsOf = (planned: readonly PlannedMessage[]) =>
  planned.map(({ kind, dueAt, until }) => ({ kind, due_at: toTimestamp(dueAt), until_at: toTimestamp(until) }));

/** `reservations`: SQL for rows with `id` and `start_at`. A new booking's message waits a minute, in case it is cancelled. */
export const insertMessages = (reservations: string, planned: string, was = 'null') => `
  insert into messages (reservation_id, start_at, was_at, kind, due_at, until_at, try_at)
  select id, start_at, case when kind = 'moved' then ${was}::timestamptz end, kind, due_at, until_at,
    case kind when 'booked' then due_at + interval '1 minute' else due_at end
  from ${reservations}, jsonb_to_recordset(${planned}::jsonb) as plan(kind text, due_at timestamptz, until_at timestamptz)`;

const INSERT = insertMessages('(select $1::int as id, $2::timestamptz as start_at) reservation', '$3', '$4');

async function insert(
  tx: Queries,
  reservationId: number,
  start: Instant | null,
  planned: readonly PlannedMessage[],
  was: Instant | null = null,
) {
  await tx.query(INSERT, [reservationId, timeOrNull(start), JSON.stringify(rowsOf(planned)), timeOrNull(was)]);
}

/** A message that is being sent is not deleted, because the next one needs the token that LINE returns. */
const WAITING = 'outcome is null and (claimed_until is null or claimed_until <= $2)';

export const bookingMessages = (start: Instant, now: Instant) => rowsOf(visitMessages(start, now, null));

/** `was`: the previous start. The message names the start that the patient was last told, maybe an earlier one. */
export async function planMove(
  tx: Queries,
  reservationId: number,
  start: Instant,
  now: Instant,
  was: Instant,
): Promise<void> {
  const withdrawn = await tx.query<{ was_at: Date | null }>(
    `delete from messages where reservation_id = $1 and start_at is not null and ${WAITING} returning was_at`,
    [reservationId, toTimestamp(now)],
  );
  const lastTold = withdrawn.find(({ was_at }) => was_at)?.was_at?.getTime() ?? was;
  await insert(tx, reservationId, start, visitMessages(start, now, lastTold), lastTold);
}

/** Withdraws a waiting message. Returns whether there was one. */
async function withdraw(tx: Queries, reservationId: number, kind: MessageKind, now: Instant): Promise<boolean> {
  const withdrawn = await tx.query(
    `delete from messages where reservation_id = $1 and ${WAITING} and kind = $3 returning 1`,
    [reservationId, toTimestamp(now), kind],
  );
  return withdrawn.length > 0;
}

export async function planMessage(tx: Queries, reservationId: number, kind: NewsKind, now: Instant): Promise<void> {
  const [row] = await tx.query<{ start_at: Date }>('select start_at from reservations where id = $1', [reservationId]);
  const start = row?.start_at.getTime() ?? 0;
  await withdraw(tx, reservationId, kind, now);
  await insert(tx, reservationId, start, [messageNow(kind, now, start)]);
}

export async function planBill(tx: Queries, reservationId: number, now: Instant): Promise<void> {
  await planMessage(tx, reservationId, 'bill', now);
  await insert(tx, reservationId, null, billDayMessages(lastDayToPay(now)));
}

/** A patient who has not been told of the bill yet gets only the message about the bill. */
export const planCorrection = async (tx: Queries, reservationId: number, now: Instant): Promise<void> =>
  planMessage(tx, reservationId, (await withdraw(tx, reservationId, 'bill', now)) ? 'bill' : 'corrected', now);

/** Sends `restored` only if `closed` was already sent; otherwise `closed` is withdrawn. */
export async function planRestored(tx: Queries, reservationId: number, now: Instant): Promise<void> {
  if (!(await withdraw(tx, reservationId, 'closed', now))) await planMessage(tx, reservationId, 'restored', now);
}
