import { formatMonthDay, toJstDate, type Instant } from '../../src/domain/calendar/jst';

export interface Checkout {
  reservationId: number;
  amountYen: number;
  title: string;
  /** A second call with the same key creates no second payment. */
  idempotencyKey: string;
  appOrigin: string;
}

export interface PaymentProvider {
  kind: 'sandbox' | 'stripe';
  /** Opens a payment session. Throws a `ProviderError` if the provider is down or refuses. */
  open(checkout: Checkout): Promise<{ sessionId: string; url: string }>;
  /** Closes the session; false if the patient has already paid. Throws a `ProviderError` if the provider is down. */
  close(sessionId: string): Promise<boolean>;
  /** The secret that signs the provider's notices. */
  secret(): Promise<string>;
}

/** The message is logged, so it must not contain patient data. */
export class ProviderError extends Error {}

/** The URLs to which the provider returns the patient. Opening them does not mark the bill as paid. */
export const returnUrls = (appOrigin: string) => ({
  success: `${appOrigin}/payment/success`,
  cancel: `${appOrigin}/payment/cancel`,
});

/** The payment's title at the provider, who must not learn medical details. */
export const paymentTitle = (startAt: Instant): string =>
  `診療費・お薬代（${formatMonthDay(toJstDate(startAt))}診療分）`;
