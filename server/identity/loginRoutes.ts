import { EXTRAS, login, LOGIN_TOKEN_HEADER } from '../../src/api/contract';
import { jsonOf } from '../http/body';
import { readBody } from '../http/handle';
import { findOrCreatePatient, type IdentityServices } from './authenticate';
import { loginRefused } from '../http/httpError';
import type { ClinicApp } from '../http/context';
import type { Messenger } from '../messages/messenger';
import { storeNotifier } from '../messages/notifierTokens';

export function loginRoutes(
  app: ClinicApp,
  { db, identity, sessions, limits, messenger: { service } }: IdentityServices & { messenger: Messenger },
): void {
  app.post(login.path, async (c) => {
    const body = readBody(login.body, await jsonOf(c.req.raw));
    const refuse = () => {
      // Makes the request log record the refusal.
      c.error = loginRefused();
      return c.json({ success: false, message: c.error.message });
    };
    const uid = await identity.readUid(c.req.header(LOGIN_TOKEN_HEADER) ?? '');
    if (!uid || uid.isExpired) return refuse();
    // Limits how often a patient can make the clinic call LINE.
    await limits?.count('patient', uid.sub);
    if ((await identity.readAccessToken(body.access_token)) !== uid.sub) return refuse();
    const { id } = await findOrCreatePatient(db, uid.sub, uid.name);
    await db.query('update patients set last_seen_at = now() where id = $1', [id]);
    // Not awaited, because the login does not need the notifier token.
    if (service) storeNotifier({ db, service }, id, body.access_token).catch(console.error);
    await sessions.open(c, uid.sub);
    return c.json({ success: true, message: 'ログインしました。', can: EXTRAS });
  });
}
