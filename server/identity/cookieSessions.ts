import { toTimestamp, type Queries } from '../db/db';
import { newSecret, sha256 } from '../db/hash';
import { namedPatient } from './namedPatient';

/** Real time (§session-twelve-hours). */
const SESSION_MS = 12 * 3_600_000;

/** A login within this time keeps its session: LINE's ID token lasts an hour, so it may be the same one. */
const SAME_LOGIN_MS = 3_600_000;

/** After a new login the previous session serves requests in flight. */
const GRACE_MS = 60_000;

export interface Sessions {
  /**
   * Opens a session and sends its token. Ends another user's sessions in the request; the user's own of the last hour
   * is kept instead.
   */
  open(sub: string, request: Request): Promise<Record<string, string | string[]>>;
  /** Doesn't check whether the session is live. */
  tokens(request: Request, sub: string): Promise<string[]>;
}

/** Only a hash of each token is stored. */
export const sessionRows = (db: Queries) => ({
  /** The token whose session was opened for this user in the last hour. */
  async recent(tokens: readonly string[], sub: string): Promise<string | undefined> {
    if (tokens.length === 0) return undefined;
    const hashes = await Promise.all(tokens.map(sha256));
    const rows = await db.query<{ token_hash: string }>(
      'select token_hash from sessions where token_hash = any($1) and line_sub = $2 and expires_at > $3',
      [hashes, sub, toTimestamp(Date.now() + SESSION_MS - SAME_LOGIN_MS)],
    );
    return tokens[hashes.findIndex((hash) => rows.some((row) => row.token_hash === hash))];
  },
  /** Ends sessions of other users. */
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

/** Returns how many there were. */
export async function endSessions(db: Queries, name: string): Promise<number> {
  const { line_sub } = await namedPatient(db, name);
  return (await db.query('delete from sessions where line_sub = $1 returning 1', [line_sub])).length;
}

interface CookieOptions {
  /** `https` */
  secure: boolean;
  crossSite: boolean;
}

/** In an HttpOnly cookie, named by a hash of the LINE user id. */
export function cookieSessions(db: Queries, { secure, crossSite }: CookieOptions): Sessions {
  const rows = sessionRows(db);
  // Browsers accept `__Host-` only over https.
  const prefix = `${secure ? '__Host-' : ''}clinic_session_`;
  const cookieName = async (sub: string) => `${prefix}${(await sha256(sub)).slice(0, 16)}`;
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
