import type { Db } from '../db/db';
import type { PaymentProvider } from '../money/paymentProvider';
import { sandboxPayments } from '../money/sandbox';
import type { Settings } from './settings';

export async function openPayments(db: Db, { payments, publicUrl }: Settings): Promise<PaymentProvider> {
  if (payments.kind === 'sandbox') return sandboxPayments(db, publicUrl);
  // Imported on demand, because a clinic with sandbox payments does not need Stripe's module.
  const { stripePayments } = await import('../money/stripe');
  return stripePayments(payments);
}
