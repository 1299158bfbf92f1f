import type { Context } from 'hono';
import { loginRequired } from '../http/httpError';
import { firstRow, toTimestamp, type Db, type Queries } from '../db/db';
import type { RateLimits } from '../http/rateLimits';
import { sha256 } from '../db/hash';
import { LOGIN_TOKEN_HEADER } from '../../src/api/contract';
import type { ClinicEnv, Patient } from '../http/context';
import type { Identity } from './identity';
import type { Sessions } from './cookieSessions';

export interface IdentityServices {
  db: Db;
  identity: Identity;
  sessions: Sessions;
  limits: RateLimits | null;
}

export async function findOrCreatePatient(
  db: Queries,
  sub: string,
  displayName: string | null = null,
): Promise<Patient> {
  const [existing] = await db.query<{ id: number }>('select id from patients where line_sub = $1', [sub]);
  if (existing) return { id: existing.id, sub };
  const rows = await db.query<{ id: number }>(
    `insert into patients (line_sub, display_name) values ($1, $2)
     on conflict (line_sub) do update set line_sub = excluded.line_sub returning id`,
    [sub, displayName],
  );
  return { id: firstRow(rows).id, sub };
}

/** Throws a 401 unless the call has an authentic `uid` header and a valid session of the same user. */
export async function authenticate(
  { db, identity, sessions, limits }: IdentityServices,
  c: Context<ClinicEnv>,
): Promise<Patient> {
  const token = c.req.header(LOGIN_TOKEN_HEADER);
  const uid = token ? await identity.readUid(token) : null;
  const session = uid ? await sessions.token(c, uid.sub) : undefined;
  if (!uid || session === undefined) throw loginRequired();
  // Refuses a caller over the limit before the first query.
  await limits?.check('patient', uid.sub);
  const [caller] = await db.query<{ id: number | null }>(
    `select patients.id from sessions left join patients using (line_sub)
     where token_hash = $1 and line_sub = $2 and expires_at > $3`,
    [await sha256(session), uid.sub, toTimestamp(Date.now())],
  );
  if (!caller) throw loginRequired();
  // Counts only calls with a valid session.
  await limits?.count('patient', uid.sub);
  return caller.id === null ? findOrCreatePatient(db, uid.sub, uid.name) : { id: caller.id, sub: uid.sub };
}
