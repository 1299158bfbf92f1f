import type { Db } from '../db/db';
import type { PaymentProvider } from '../payments/paymentProvider';
import { sandboxPayments } from '../payments/sandbox';
import type { Settings } from '../settings';

/** Opens the configured payment provider. Stripe's package is loaded only if it is used. */
export async function openPayments(db: Db, { payments, publicUrl }: Settings): Promise<PaymentProvider> {
  if (payments.kind === 'sandbox') return sandboxPayments(db, publicUrl);
  const { stripePayments } = await import('../payments/stripe');
  return stripePayments(payments);
}
