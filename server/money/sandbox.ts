import type { Queries } from '../db/db';
import { secretReader } from '../db/secretReader';
import type { PaymentProvider } from './paymentProvider';
import { hmac } from '../http/signature';

export const SANDBOX_PATH = '/sandbox/checkout';

/** The query parameter with the app's origin. Omitted if app and clinic have the same origin. */
export const APP_PARAM = 'app';

export function sandboxPayments(db: Queries, publicUrl: string): PaymentProvider {
  const secret = secretReader(db, 'sandbox_secret');
  return {
    kind: 'sandbox',
    secret,
    async open({ idempotencyKey, appOrigin }) {
      // Anyone who has the URL can pay, so the session id in the URL must be unguessable.
      const sessionId = `cs_sandbox_${(await hmac(await secret(), `session:${idempotencyKey}`)).slice(0, 48)}`;
      const query = appOrigin === publicUrl ? '' : `?${new URLSearchParams({ [APP_PARAM]: appOrigin })}`;
      return { sessionId, url: `${publicUrl}/api${SANDBOX_PATH}/${sessionId}${query}` };
    },
    // Does nothing. The caller closes the session in the database.
    close: () => Promise.resolve(true),
  };
}
