import { formatMonthDay, toJstDate, type Instant } from '../../src/domain/calendar/jst';

export interface Checkout {
  reservationId: number;
  amountYen: number;
  title: string;
  idempotencyKey: string;
  appOrigin: string;
}

export interface PaymentProvider {
  kind: 'sandbox' | 'stripe';
  /** Throws a `ProviderError` if the provider is down or refuses the payment. */
  open(checkout: Checkout): Promise<{ sessionId: string; url: string }>;
  /** Ends the session. Returns true if the patient has not paid. Throws a `ProviderError` if the provider is down. */
  close(sessionId: string): Promise<boolean>;
  /** The secret that signs the provider's webhook calls. */
  secret(): Promise<string>;
}

/** The log shows the message, so the message must not contain patient data. */
export class ProviderError extends Error {}

/** The provider sends the patient back to one of these URLs. Opening `success` does not mark the bill as paid. */
export const returnUrls = (appOrigin: string) => ({
  success: `${appOrigin}/payment/success`,
  cancel: `${appOrigin}/payment/cancel`,
});

/** Contains no medical details, because the payment provider receives this title. */
export const paymentTitle = (startAt: Instant): string =>
  `診療費・お薬代（${formatMonthDay(toJstDate(startAt))}診療分）`;
