import { MINUTE_MS, type Instant } from '../../src/domain/calendar/jst';
import { parcelOf, type MessageFacts } from './messageContent';
import { lastDayToPay } from '../../src/domain/money/payment';
import { toTimestamp, type Db, type Queries } from '../db/db';
import { flagsOf, type StateTimes } from '../db/reservationRow';
import { topicOf, type MessageKind } from './kinds';
import { isStillTrue, nextSendTime } from './plan';
import type { MessageTopic } from '../../src/api/contract';
import type { Messenger } from './messenger';
import { assignToken, type StoredToken } from './notifierTokens';

/** If a claim has expired, the claiming process has died, because sending takes less than `CLAIM_MS`. */
const CLAIM_MS = MINUTE_MS;
export const MAX_CLAIMS = 20;

export type Via = 'service' | 'push';

export interface ClaimedMessage {
  id: number;
  kind: MessageKind;
  tries: number;
  until: Instant;
  /** LINE may already have the message from an earlier attempt. */
  unsure: boolean;
  retryKey: string;
  to: string;
  facts: MessageFacts;
  via: Via;
  token: StoredToken | null;
}

interface Row extends StateTimes {
  id: number;
  kind: MessageKind;
  reservation_id: number;
  planned_start: Date | null;
  was_at: Date | null;
  due_at: Date;
  until_at: Date;
  tries: number;
  claimed_until: Date | null;
  via: Via | null;
  token_id: number | null;
  unsure: boolean;
  retry_key: string;
  start_at: Date;
  reason: string | null;
  parcel_carrier: string | null;
  parcel_number: string | null;
  lastname: string;
  amount: number | null;
  line_sub: string;
  messages_off: MessageTopic[];
}

export interface Claims {
  /** The number of due messages that were claimed, ended or postponed. */
  dueCount: number;
  messages: ClaimedMessage[];
  expired: { id: number; kind: MessageKind; tries: number }[];
}

/** Omits a reservation while one of its messages is claimed, because all messages of a reservation share one token. */
const DUE = `m.outcome is null and m.try_at <= $1 and not exists (
  select 1 from messages other
  where other.reservation_id = m.reservation_id and other.outcome is null and other.claimed_until > $1)`;

const factsOf = (row: Row): MessageFacts => ({
  reservationId: row.reservation_id,
  start: row.start_at.getTime(),
  previousStart: row.was_at && row.was_at.getTime(),
  reason: row.reason,
  doctorLastname: row.lastname,
  amount: row.amount,
  payBy: row.confirmed_at && lastDayToPay(row.confirmed_at.getTime()),
  shippedAt: row.shipped_at && row.shipped_at.getTime(),
  parcel: parcelOf(row.parcel_carrier, row.parcel_number),
  dueAt: row.due_at.getTime(),
});

const isCurrent = (row: Row): boolean =>
  isStillTrue(
    { kind: row.kind, start: row.planned_start?.getTime() ?? 0 },
    { ...flagsOf(row), start_time: row.start_at.getTime(), rebook: row.rebook_at && {} },
  );

export async function endMessage(tx: Queries, id: number, outcome: string, now: Instant): Promise<void> {
  await tx.query('update messages set outcome = $2, ended_at = $3, claimed_until = null where id = $1', [
    id,
    outcome,
    toTimestamp(now),
  ]);
}

/** A retry uses the channel of the first attempt. Null = no channel can send the message. */
function viaOf({ via, kind }: Row, token: StoredToken | null, { service, push }: Messenger): Via | null {
  if (via) return via;
  if (token && service?.has(kind) && token.remaining > 0) return 'service';
  return push ? 'push' : null;
}

/** `expired` = too late to send. Null = the message is postponed or dropped (§message-choice). */
async function claim(
  tx: Queries,
  row: Row,
  messenger: Messenger,
  now: Instant,
): Promise<ClaimedMessage | 'expired' | null> {
  const { id, kind } = row;
  if (!isCurrent(row)) {
    await endMessage(tx, id, 'void', now);
    return null;
  }
  const topic = topicOf(kind);
  if (topic && row.messages_off.includes(topic)) {
    await endMessage(tx, id, 'off', now);
    return null;
  }
  if (row.until_at.getTime() <= now) {
    await endMessage(tx, id, 'given_up', now);
    return 'expired';
  }
  const sendAt = nextSendTime(kind, now, row.start_at.getTime());
  if (sendAt > now) {
    await tx.query('update messages set try_at = $2 where id = $1', [id, toTimestamp(sendAt)]);
    return null;
  }
  const currentToken = messenger.service && (await assignToken(tx, row.reservation_id, now));
  const via = viaOf(row, currentToken, messenger);
  if (!via) {
    await endMessage(tx, id, 'nowhere', now);
    return null;
  }
  // A claim that is still in the row comes from a dead process. The dead process may already have sent the message.
  const unsure = row.unsure || row.claimed_until !== null;
  // If LINE may already have the message, only the last attempt's token is usable,
  // because another token could deliver the message twice.
  const token = via === 'service' && !(unsure && row.token_id !== currentToken?.id) ? currentToken : null;
  const tries = row.tries + 1;
  await tx.query(
    'update messages set claimed_until = $2, via = $3, unsure = $4, tries = $5, token_id = $6 where id = $1',
    [id, toTimestamp(now + CLAIM_MS), via, unsure, tries, token?.id ?? row.token_id],
  );
  const { retry_key: retryKey, line_sub: to } = row;
  return { id, kind, tries, until: row.until_at.getTime(), unsure, retryKey, to, facts: factsOf(row), via, token };
}

/** Locks the reservations of the due messages, so that only one process can claim each message (§message-once). */
export function claimDue(db: Db, messenger: Messenger, now: Instant): Promise<Claims> {
  return db.transaction(async (tx) => {
    const lockedReservations = await tx.query<{ id: number }>(
      `select r.id from reservations r
       join (select m.reservation_id, min(m.until_at) as until from messages m where ${DUE} group by m.reservation_id) due
         on due.reservation_id = r.id
       order by due.until, r.id limit $2 for update of r skip locked`,
      [toTimestamp(now), MAX_CLAIMS],
    );
    const rows = await tx.query<Row>(
      `select distinct on (m.reservation_id) m.id, m.kind, m.reservation_id, m.start_at as planned_start, m.due_at,
         m.until_at, m.tries, m.claimed_until, m.via, m.token_id, m.unsure, m.retry_key, m.was_at, r.start_at, r.cancelled_at,
         r.missed_at, r.finished_at, r.confirmed_at, r.paid_at, r.shipped_at, r.rebook_at,
         coalesce(r.cancel_reason, r.rebook_reason) as reason, r.parcel_carrier, r.parcel_number, lastname,
         grand_total_yen as amount, line_sub, messages_off
       from messages m join reservations r on r.id = m.reservation_id join doctors on doctors.id = doctor_id
       join patients on patients.id = patient_id left join bills on bills.reservation_id = r.id
       where m.reservation_id = any($2) and ${DUE} order by m.reservation_id, m.due_at, m.id`,
      [toTimestamp(now), lockedReservations.map(({ id }) => id)],
    );
    const claims: Claims = { dueCount: rows.length, messages: [], expired: [] };
    for (const row of rows) {
      const claimedMessage = await claim(tx, row, messenger, now);
      if (claimedMessage === 'expired') claims.expired.push(row);
      else if (claimedMessage) claims.messages.push(claimedMessage);
    }
    return claims;
  });
}
