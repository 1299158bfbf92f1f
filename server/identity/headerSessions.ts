import type { Queries } from '../db/db';
import { newSecret } from '../db/hash';
import { sessionRows, type Sessions } from './cookieSessions';

/** Request and response header with the session token. */
export const SESSION = 'clinic-session';

/**
 * Sessions in a header, for a clinic that runs inside the patient's own page. There the browser drops `Cookie` from
 * requests and `Set-Cookie` from responses, because neither goes over the network.
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
      const before = await tokens(request);
      await rows.endOthers(before, sub);
      const recent = await rows.recent(before, sub);
      const token = recent ?? newSecret();
      if (!recent) await rows.add(token, sub, before);
      return { [SESSION]: token };
    },
  };
}
