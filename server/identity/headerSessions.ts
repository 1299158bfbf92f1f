import type { Queries } from '../db/db';
import { startOrContinueSession, type Sessions } from './cookieSessions';

export const SESSION_HEADER = 'clinic-session';

/** Replaces session cookies in the prototype, because a script in a browser cannot set the header `Cookie`. */
export const headerSessions = (db: Queries): Sessions => ({
  token: async (c) => c.req.header(SESSION_HEADER),
  async open(c, sub) {
    const token = c.req.header(SESSION_HEADER);
    c.header(
      SESSION_HEADER,
      (await startOrContinueSession(db, sub, token === undefined ? [] : [token], token)) ?? token,
    );
  },
});
