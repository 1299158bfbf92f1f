import { at, type Queries } from './db/db';
import { newSecret, sha256 } from './hash';
import { lru } from './lru';

/** A session lasts 12 hours of real time (api.md "Login"). */
const SESSION_MS = 12 * 3_600_000;

/** How a session travels. Two patients may be logged in in two windows of one browser. */
export interface Sessions {
  /** Opens a session for the LINE user and gives the reply headers that carry it. */
  open(sub: string): Promise<Record<string, string>>;
  /** The tokens of sessions of this LINE user that the request carries; whether they live, the database knows. */
  tokens(request: Request, sub: string): Promise<string[]>;
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
});

const PATIENTS_KEPT = 5_000;

/** The name of a patient's cookie; those of the patients of the hour are kept, since every call asks for one. */
function cookieNames(secure: boolean): (sub: string) => Promise<string> {
  // A browser takes a name that begins so over https alone, and never from another host.
  const prefix = secure ? '__Host-' : '';
  const known = lru<string>(PATIENTS_KEPT, () => 1);
  return async (sub) => {
    const name = known.get(sub) ?? `${prefix}clinic_session_${(await sha256(sub)).slice(0, 16)}`;
    known.set(sub, name);
    return name;
  };
}

interface CookieOptions {
  /** Patients reach the clinic over https. */
  secure: boolean;
  /** The app lives on another site (`APP_ORIGINS`). */
  crossSite: boolean;
}

/** Sessions in an HttpOnly cookie whose name carries a hash of the patient. */
export function cookieSessions(db: Queries, { secure, crossSite }: CookieOptions): Sessions {
  const rows = sessionRows(db);
  const cookieName = cookieNames(secure);
  const rules = crossSite ? 'SameSite=None; Secure' : `SameSite=Lax${secure ? '; Secure' : ''}`;
  return {
    async open(sub) {
      const token = newSecret();
      await rows.add(token, sub);
      return {
        'set-cookie': `${await cookieName(sub)}=${token}; Path=/; Max-Age=${SESSION_MS / 1000}; HttpOnly; ${rules}`,
      };
    },
    async tokens(request, sub) {
      const name = await cookieName(sub);
      const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/);
      return cookies.filter((cookie) => cookie.startsWith(`${name}=`)).map((c) => c.slice(name.length + 1));
    },
  };
}
