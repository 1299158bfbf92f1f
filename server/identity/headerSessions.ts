import type { Queries } from '../db/db';
import { openSession, type Sessions } from './cookieSessions';

export const SESSION = 'clinic-session';

/** Used when the clinic runs inside the patient's page, where the browser drops `Cookie` and `Set-Cookie`. */
export const headerSessions = (db: Queries): Sessions => ({
  token: async (c) => c.req.header(SESSION),
  async open(c, sub) {
    const own = c.req.header(SESSION);
    c.header(SESSION, (await openSession(db, sub, own === undefined ? [] : [own], own)) ?? own);
  },
});
