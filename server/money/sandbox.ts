import type { Queries } from '../db/db';
import { storedSecret } from '../db/storedSecret';
import type { PaymentProvider } from './paymentProvider';
import { hmac } from '../http/signature';

export const SANDBOX_PATH = '/sandbox/checkout';

/** Query parameter: the app's origin, if it isn't the clinic's. */
export const APP = 'app';

/** Takes no money; payments are reported by signed notices, like any provider's. */
export function sandboxPayments(db: Queries, publicUrl: string): PaymentProvider {
  const secret = storedSecret(db, 'sandbox_secret');
  return {
    kind: 'sandbox',
    secret,
    async open({ idempotencyKey, appOrigin }) {
      // Anyone with the URL can pay, so it must be unguessable.
      const sessionId = `cs_sandbox_${(await hmac(await secret(), `session:${idempotencyKey}`)).slice(0, 48)}`;
      const from = appOrigin === publicUrl ? '' : `?${new URLSearchParams({ [APP]: appOrigin })}`;
      return { sessionId, url: `${publicUrl}/api${SANDBOX_PATH}/${sessionId}${from}` };
    },
    // The page reads the status from the clinic's rows.
    close: () => Promise.resolve(true),
  };
}
