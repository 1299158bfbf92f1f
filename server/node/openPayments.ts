import type { Db } from '../db/db';
import type { PaymentProvider } from '../payments/paymentProvider';
import { sandboxPayments } from '../payments/sandbox';
import type { Settings } from '../settings';

/** The payment provider of the settings; Stripe's package is loaded where it is used alone. */
export async function openPayments(db: Db, { payments, publicUrl }: Settings): Promise<PaymentProvider> {
  if (payments.kind === 'sandbox') return sandboxPayments(db, publicUrl);
  const { stripePayments } = await import('../payments/stripe');
  return stripePayments(payments);
}
