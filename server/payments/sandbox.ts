import type { Queries } from '../db/db';
import { storedSecret } from '../identity/storedSecret';
import type { PaymentProvider } from './paymentProvider';
import { hmac } from '../http/signature';

/** Where the sandbox's page stands, below `/api`. */
export const SANDBOX_PATH = '/sandbox/checkout';

/** The query parameter of that page that says where the app is, when it is not here. */
export const APP = 'app';

/** True for the path of that page. Any site may lead to it: it pays by its own form alone. */
export const isSandboxPage = (pathname: string): boolean => pathname.startsWith(`/api${SANDBOX_PATH}/`);

/**
 * A provider of the clinic's own that takes no money (api.md "Settings", `PAYMENTS=sandbox`). Its page stands in the
 * clinic; what was paid there comes back as a signed notice, like any provider's.
 */
export function sandboxPayments(db: Queries, publicUrl: string): PaymentProvider {
  const secret = storedSecret(db, 'sandbox_secret');
  return {
    kind: 'sandbox',
    secret,
    async open({ idempotencyKey, appOrigin }) {
      // The page knows nobody: whoever holds its address may pay, so nobody must be able to guess it.
      const sessionId = `cs_sandbox_${(await hmac(await secret(), `session:${idempotencyKey}`)).slice(0, 48)}`;
      const from = appOrigin === publicUrl ? '' : `?${new URLSearchParams({ [APP]: appOrigin })}`;
      return { sessionId, url: `${publicUrl}/api${SANDBOX_PATH}/${sessionId}${from}` };
    },
    // A payment that the clinic holds for closed is closed: the page reads the clinic's own rows.
    close: () => Promise.resolve(true),
  };
}
