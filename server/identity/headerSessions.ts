import type { Queries } from '../db/db';
import { newSecret } from '../db/hash';
import { sessionRows, type Sessions } from './cookieSessions';

/** Of requests and responses. */
export const SESSION = 'clinic-session';

/** For a clinic inside the patient's own page, where the browser drops `Cookie` and `Set-Cookie`. */
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
