import type { Queries } from '../db/db';
import { storedSecret } from '../db/storedSecret';
import type { PaymentProvider } from './paymentProvider';
import { hmac } from '../http/signature';

export const SANDBOX_PATH = '/sandbox/checkout';

/** Query parameter with the app's origin, if it differs from the clinic's origin. */
export const APP_PARAM = 'app';

/** A payment provider that takes no money. It reports payments by signed notices, as Stripe does. */
export function sandboxPayments(db: Queries, publicUrl: string): PaymentProvider {
  const secret = storedSecret(db, 'sandbox_secret');
  return {
    kind: 'sandbox',
    secret,
    async open({ idempotencyKey, appOrigin }) {
      // Anyone with the URL can pay, so it must be unguessable.
      const sessionId = `cs_sandbox_${(await hmac(await secret(), `session:${idempotencyKey}`)).slice(0, 48)}`;
      const from = appOrigin === publicUrl ? '' : `?${new URLSearchParams({ [APP_PARAM]: appOrigin })}`;
      return { sessionId, url: `${publicUrl}/api${SANDBOX_PATH}/${sessionId}${from}` };
    },
    // Nothing to close: the payment page reads the status from the clinic's rows.
    close: () => Promise.resolve(true),
  };
}
