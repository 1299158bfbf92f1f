import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { toTimestamp, type Queries } from '../db/db';
import { newSecret, sha256 } from '../db/hash';
import type { ClinicEnv } from '../http/context';
import { findAndLockPatient } from './findAndLockPatient';

/** §session-twelve-hours */
const SESSION_MS = 12 * 3_600_000;

/** A login within this time continues the session, because the app may still send the same LINE token. */
const SAME_LOGIN_MS = 3_600_000;

/** After a new login, the previous session stays valid this long for requests in flight. */
const GRACE_MS = 60_000;

export interface Sessions {
  open(c: Context<ClinicEnv>, sub: string): Promise<void>;
  /** Returns the request's session token, even if the session has ended. */
  token(c: Context<ClinicEnv>, sub: string): Promise<string | undefined>;
}

/** Returns the new session's token, or undefined if the session of `ownToken` continues. */
export async function startOrContinueSession(
  db: Queries,
  sub: string,
  sentTokens: readonly string[],
  ownToken: string | undefined,
): Promise<string | undefined> {
  if (sentTokens.length > 0)
    await db.query('delete from sessions where token_hash = any($1) and line_sub <> $2', [
      await Promise.all(sentTokens.map(sha256)),
      sub,
    ]);
  if (ownToken !== undefined) {
    const ownSession = [await sha256(ownToken), sub];
    const recentSessions = await db.query(
      'select 1 from sessions where token_hash = $1 and line_sub = $2 and expires_at > $3',
      [...ownSession, toTimestamp(Date.now() + SESSION_MS - SAME_LOGIN_MS)],
    );
    if (recentSessions.length > 0) return undefined;
    await db.query('update sessions set expires_at = $3 where token_hash = $1 and line_sub = $2 and expires_at > $3', [
      ...ownSession,
      toTimestamp(Date.now() + GRACE_MS),
    ]);
  }
  await db.query('delete from sessions where expires_at < $1', [toTimestamp(Date.now())]);
  const token = newSecret();
  await db.query('insert into sessions (token_hash, line_sub, expires_at) values ($1, $2, $3)', [
    await sha256(token),
    sub,
    toTimestamp(Date.now() + SESSION_MS),
  ]);
  return token;
}

export async function endSessions(db: Queries, subOrReservationId: string): Promise<number> {
  const { line_sub } = await findAndLockPatient(db, subOrReservationId);
  return (await db.query('delete from sessions where line_sub = $1 returning 1', [line_sub])).length;
}

interface CookieOptions {
  isHttps: boolean;
  isCrossSite: boolean;
}

export function cookieSessions(db: Queries, { isHttps, isCrossSite }: CookieOptions): Sessions {
  // Browsers accept `__Host-` only over https.
  const prefix = `${isHttps ? '__Host-' : ''}clinic_session_`;
  const cookieName = async (sub: string) => `${prefix}${(await sha256(sub)).slice(0, 16)}`;
  const options = { httpOnly: true, secure: isHttps || isCrossSite, sameSite: isCrossSite ? 'None' : 'Lax' } as const;
  return {
    token: async (c, sub) => getCookie(c, await cookieName(sub)),
    async open(c, sub) {
      const ownName = await cookieName(sub);
      const cookies = Object.entries(getCookie(c)).filter(([name]) => name.startsWith(prefix));
      for (const [name] of cookies) if (name !== ownName) setCookie(c, name, '', { ...options, maxAge: 0 });
      const tokens = cookies.map(([, token]) => token);
      const token = await startOrContinueSession(db, sub, tokens, getCookie(c, ownName));
      if (token) setCookie(c, ownName, token, { ...options, maxAge: SESSION_MS / 1000 });
    },
  };
}
