import type { Queries } from '../db/db';
import { openSession, type Sessions } from './cookieSessions';

export const SESSION = 'clinic-session';

/** Sessions with a token in a header. The prototype's clinic runs in the browser, where scripts cannot set `Cookie`. */
export const headerSessions = (db: Queries): Sessions => ({
  token: async (c) => c.req.header(SESSION),
  async open(c, sub) {
    const ownToken = c.req.header(SESSION);
    c.header(SESSION, (await openSession(db, sub, ownToken === undefined ? [] : [ownToken], ownToken)) ?? ownToken);
  },
});
