import { at, type Queries } from './db/db';
import { newSecret, sha256 } from './hash';

/** A session lasts 12 hours of real time (api.md "Login"). */
const SESSION_MS = 12 * 3_600_000;

/** How a session travels. Two patients may be logged in in two windows of one browser. */
export interface Sessions {
  /** Opens a session for the LINE user and gives the reply headers that carry it. */
  open(sub: string): Promise<Record<string, string>>;
  /** True when the request carries a live session of this LINE user. */
  isLive(request: Request, sub: string): Promise<boolean>;
}

/** The rows behind any kind of session: only a hash of its token is kept. */
export const sessionRows = (db: Queries) => ({
  async add(token: string, sub: string): Promise<void> {
    await db.query('delete from sessions where expires_at < $1::timestamptz', [at(Date.now())]);
    await db.query('insert into sessions (token_hash, line_sub, expires_at) values ($1, $2, $3::timestamptz)', [
      await sha256(token),
      sub,
      at(Date.now() + SESSION_MS),
    ]);
  },
  async has(token: string, sub: string): Promise<boolean> {
    const rows = await db.query(
      'select 1 from sessions where token_hash = $1 and line_sub = $2 and expires_at > $3::timestamptz',
      [await sha256(token), sub, at(Date.now())],
    );
    return rows.length > 0;
  },
});

const cookieName = async (sub: string): Promise<string> => `clinic_session_${(await sha256(sub)).slice(0, 16)}`;

interface CookieOptions {
  /** Patients reach the clinic over https. */
  secure: boolean;
  /** The app lives on another site (`APP_ORIGINS`). */
  crossSite: boolean;
}

/** Sessions in an HttpOnly cookie whose name carries a hash of the patient. */
export function cookieSessions(db: Queries, { secure, crossSite }: CookieOptions): Sessions {
  const rows = sessionRows(db);
  const rules = crossSite ? 'SameSite=None; Secure' : `SameSite=Lax${secure ? '; Secure' : ''}`;
  return {
    async open(sub) {
      const token = newSecret();
      await rows.add(token, sub);
      return {
        'set-cookie': `${await cookieName(sub)}=${token}; Path=/; Max-Age=${SESSION_MS / 1000}; HttpOnly; ${rules}`,
      };
    },
    async isLive(request, sub) {
      const name = await cookieName(sub);
      const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/);
      const tokens = cookies.filter((cookie) => cookie.startsWith(`${name}=`)).map((c) => c.slice(name.length + 1));
      for (const token of tokens) if (await rows.has(token, sub)) return true;
      return false;
    },
  };
}
