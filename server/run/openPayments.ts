import type { Db } from '../db/db';
import type { PaymentProvider } from '../money/paymentProvider';
import { sandboxPayments } from '../money/sandbox';
import type { Settings } from './settings';

/** Stripe's module is imported on demand, because the sandbox does not use that module. */
export async function openPayments(db: Db, { payments, publicUrl }: Settings): Promise<PaymentProvider> {
  if (payments.kind === 'sandbox') return sandboxPayments(db, publicUrl);
  const { stripePayments } = await import('../money/stripe');
  return stripePayments(payments);
}
