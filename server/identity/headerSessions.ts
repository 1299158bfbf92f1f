import type { Queries } from '../db/db';
import { openSession, type Sessions } from './cookieSessions';

export const SESSION = 'clinic-session';

/** The sessions of the prototype. Its clinic runs in the browser, where scripts cannot use `Cookie` headers. */
export const headerSessions = (db: Queries): Sessions => ({
  token: async (c) => c.req.header(SESSION),
  async open(c, sub) {
    const ownToken = c.req.header(SESSION);
    c.header(SESSION, (await openSession(db, sub, ownToken === undefined ? [] : [ownToken], ownToken)) ?? ownToken);
  },
});
