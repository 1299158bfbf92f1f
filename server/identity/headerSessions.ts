import type { Queries } from '../db/db';
import { newSecret } from '../hash';
import { sessionRows, type Sessions } from './cookieSessions';

/** Header of requests and replies that carries the session. */
export const SESSION = 'clinic-session';

/**
 * Sessions in a header, for a clinic that runs inside the patient's own page: there a browser drops `Cookie` from a
 * request and `Set-Cookie` from a reply that no network carried.
 */
export function headerSessions(db: Queries): Sessions {
  const rows = sessionRows(db);
  const tokens = async ({ headers }: Request) => {
    const token = headers.get(SESSION);
    return token === null ? [] : [token];
  };
  return {
    tokens,
    async open(sub, request) {
      const token = newSecret();
      await rows.add(token, sub, await tokens(request));
      return { [SESSION]: token };
    },
  };
}
