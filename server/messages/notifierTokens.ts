import type { Instant } from '../../src/domain/calendar/jst';
import { toTimestamp, type Db, type Queries } from '../db/db';
import { sha256 } from '../db/hash';
import type { NotifierToken, ServiceMessages } from './messenger';

/** The database stores `token` in plain text. Never log `token`. */
export interface StoredToken {
  id: number;
  token: string;
  remaining: number;
}

/** Does nothing for a known `accessToken`, because LINE issues only one notifier token for each access token. */
export async function storeNotifier(
  { db, service }: { db: Db; service: ServiceMessages },
  patientId: number,
  accessToken: string,
): Promise<void> {
  const [row] = await db.query<{ id: number }>(
    `insert into notifier_tokens (patient_id, access_hash) values ($1, $2)
     on conflict (access_hash) do nothing returning id`,
    [patientId, await sha256(accessToken)],
  );
  if (!row) return;
  const notifier = await service.issue(accessToken);
  if (!notifier) return void (await db.query('delete from notifier_tokens where id = $1', [row.id]));
  await db.transaction(async (tx) => {
    await renewToken(tx, row.id, notifier);
    await tx.query('delete from notifier_tokens where patient_id = $1 and reservation_id is null and id < $2', [
      patientId,
      row.id,
    ]);
  });
}

/** Replaces the token of row `id` with `next`. If `next` is null, the row no longer has a token. */
export async function renewToken(tx: Queries, id: number, next: NotifierToken | null): Promise<void> {
  await tx.query('update notifier_tokens set token = $2, remaining = $3, expires_at = $4 where id = $1', [
    id,
    next?.token ?? null,
    next?.remaining ?? 0,
    next && toTimestamp(next.expiresAt),
  ]);
}

/**
 * Returns the reservation's token. If the reservation has no token, first assigns the patient's newest free token.
 * A token is free if no reservation has the token. The token of a cancelled reservation is also free, unless a message of
 * that reservation is being sent.
 */
export async function assignToken(tx: Queries, reservationId: number, now: Instant): Promise<StoredToken | null> {
  await tx.query(
    `update notifier_tokens set reservation_id = $1
     where not exists (select 1 from notifier_tokens where reservation_id = $1) and id = (
       select t.id from notifier_tokens t
       join reservations own on own.id = $1 and own.patient_id = t.patient_id
       left join reservations other on other.id = t.reservation_id
       where t.token is not null and t.expires_at > $2 and (t.reservation_id is null or other.cancelled_at is not null
         and not exists (select 1 from messages m
           where m.reservation_id = other.id and m.outcome is null and m.claimed_until > $2))
       order by t.id desc limit 1 for update of t skip locked)`,
    [reservationId, toTimestamp(now)],
  );
  const [token] = await tx.query<StoredToken>(
    `select id, token, remaining from notifier_tokens
     where reservation_id = $1 and token is not null and expires_at > $2`,
    [reservationId, toTimestamp(now)],
  );
  return token ?? null;
}
