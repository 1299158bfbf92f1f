import { toTimestamp, type Queries } from '../db/db';
import { newSecret, sha256 } from '../db/hash';
import { namedPatient } from './namedPatient';

/** A session lasts 12 hours of real time (§session-twelve-hours). */
const SESSION_MS = 12 * 3_600_000;

/**
 * A login within this time of the last one keeps its session: LINE's ID token lasts an hour, so it may be the same one
 * and proves nothing new.
 */
const SAME_LOGIN_MS = 3_600_000;

/** After a new login the previous session stays valid this long, for requests in flight. */
const GRACE_MS = 60_000;

/** Sends and reads session tokens. */
export interface Sessions {
  /**
   * Opens a session for the LINE user, ends those in the login request, another's at once, and
   * returns the response headers to set. Their own session of the last hour is kept instead.
   */
  open(sub: string, request: Request): Promise<Record<string, string | string[]>>;
  /** Returns the request's session tokens for this LINE user. Doesn't check whether the sessions are still live. */
  tokens(request: Request, sub: string): Promise<string[]>;
}

/** Stores sessions for cookies and headers alike. Only a hash of each token is stored. */
export const sessionRows = (db: Queries) => ({
  /** Returns the one of these tokens whose session was opened for this LINE user in the last hour. */
  async recent(tokens: readonly string[], sub: string): Promise<string | undefined> {
    if (tokens.length === 0) return undefined;
    const hashes = await Promise.all(tokens.map(sha256));
    const rows = await db.query<{ token_hash: string }>(
      'select token_hash from sessions where token_hash = any($1) and line_sub = $2 and expires_at > $3',
      [hashes, sub, toTimestamp(Date.now() + SESSION_MS - SAME_LOGIN_MS)],
    );
    return tokens[hashes.findIndex((hash) => rows.some((row) => row.token_hash === hash))];
  },
  /** Ends those of these sessions that are another LINE user's. */
  async endOthers(tokens: readonly string[], sub: string): Promise<void> {
    if (tokens.length === 0) return;
    const hashes = await Promise.all(tokens.map(sha256));
    await db.query('delete from sessions where token_hash = any($1) and line_sub <> $2', [hashes, sub]);
  },
  async add(token: string, sub: string, before: readonly string[]): Promise<void> {
    const end = toTimestamp(Date.now() + GRACE_MS);
    await db.query(
      `update sessions set expires_at = $2
       where token_hash = any($1) and line_sub = $3 and expires_at > $2`,
      [await Promise.all(before.map(sha256)), end, sub],
    );
    await db.query('delete from sessions where expires_at < $1', [toTimestamp(Date.now())]);
    await db.query('insert into sessions (token_hash, line_sub, expires_at) values ($1, $2, $3)', [
      await sha256(token),
      sub,
      toTimestamp(Date.now() + SESSION_MS),
    ]);
  },
});

/**
 * Ends all sessions of a patient as staff name one, for example after a phone is lost. Returns how many there were. Throws
 * a 404 for an unknown patient.
 */
export async function endSessions(db: Queries, name: string): Promise<number> {
  const { line_sub } = await namedPatient(db, name);
  return (await db.query('delete from sessions where line_sub = $1 returning 1', [line_sub])).length;
}

interface CookieOptions {
  /** Patients use the clinic over https. */
  secure: boolean;
  /** The app runs on another site (`APP_ORIGINS`). */
  crossSite: boolean;
}

/** Sessions in an HttpOnly cookie. Its name contains a hash of the LINE user id. */
export function cookieSessions(db: Queries, { secure, crossSite }: CookieOptions): Sessions {
  const rows = sessionRows(db);
  // Browsers accept `__Host-` only over https and only from the same host.
  const prefix = `${secure ? '__Host-' : ''}clinic_session_`;
  const cookieName = async (sub: string) => `${prefix}${(await sha256(sub)).slice(0, 16)}`;
  /** The session cookies of a request, of whichever patient. */
  const cookiesOf = ({ headers }: Request) =>
    (headers.get('cookie') ?? '').split(/;\s*/).flatMap((cookie) => {
      const [name = '', token = ''] = cookie.split('=', 2);
      return name.startsWith(prefix) ? [{ name, token }] : [];
    });
  const tokens = async (request: Request, sub: string) => {
    const own = await cookieName(sub);
    return cookiesOf(request).flatMap(({ name, token }) => (name === own ? [token] : []));
  };
  const rules = crossSite ? 'SameSite=None; Secure' : `SameSite=Lax${secure ? '; Secure' : ''}`;
  const cookie = (name: string, token: string, seconds: number) =>
    `${name}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; ${rules}`;
  return {
    tokens,
    async open(sub, request) {
      const own = await cookieName(sub);
      const sent = cookiesOf(request);
      await rows.endOthers(
        sent.map(({ token }) => token),
        sub,
      );
      const ended = sent.flatMap(({ name }) => (name === own ? [] : [cookie(name, '', 0)]));
      const before = await tokens(request, sub);
      if (await rows.recent(before, sub)) return { 'set-cookie': ended };
      const token = newSecret();
      await rows.add(token, sub, before);
      return { 'set-cookie': [...ended, cookie(own, token, SESSION_MS / 1000)] };
    },
  };
}
