import { formatMonthDay, toJstDate, type Instant } from '../../src/domain/calendar/jst';

export interface Checkout {
  reservationId: number;
  amountYen: number;
  title: string;
  /** The provider creates only one payment per key, even if `open` is called again. */
  idempotencyKey: string;
  appOrigin: string;
}

export interface PaymentProvider {
  kind: 'sandbox' | 'stripe';
  /** Opens a payment session. Throws a `ProviderError` if the provider is down or refuses the payment. */
  open(checkout: Checkout): Promise<{ sessionId: string; url: string }>;
  /** Closes the session. Returns false if the patient has paid. Throws a `ProviderError` if the provider is down. */
  close(sessionId: string): Promise<boolean>;
  /** The secret with which the provider signs its webhook calls. */
  secret(): Promise<string>;
}

/** An error of the payment provider. Its message is logged, so the message must not contain patient data. */
export class ProviderError extends Error {}

/** The provider sends the patient back to one of these URLs. Loading the URL does not mark the bill as paid. */
export const returnUrls = (appOrigin: string) => ({
  success: `${appOrigin}/payment/success`,
  cancel: `${appOrigin}/payment/cancel`,
});

/** The title that the provider shows for a payment. It contains no medical details. */
export const paymentTitle = (startAt: Instant): string =>
  `診療費・お薬代（${formatMonthDay(toJstDate(startAt))}診療分）`;
