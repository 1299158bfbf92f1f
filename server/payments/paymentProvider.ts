import { formatDay, toJstDate, type Instant } from '../../src/domain/jst';

/** One payment by card, as the provider has to take it. */
export interface Checkout {
  reservationId: number;
  /** Whole yen, computed by the clinic alone. */
  amountYen: number;
  /** What the patient reads beside the amount. */
  title: string;
  /** The same key asks for the same payment again, and never for a second one. */
  idempotencyKey: string;
  /** Origin of the app that asks: the patient comes back there. */
  appOrigin: string;
}

/** Whoever takes card payments for the clinic. */
export interface PaymentProvider {
  kind: 'sandbox' | 'stripe';
  /** Opens the provider's page for one payment. Throws a `ProviderError` when the provider is down or refuses. */
  open(checkout: Checkout): Promise<{ sessionId: string; url: string }>;
  /**
   * Makes sure that a page opened before takes no money any more; false when it has taken it already. Throws a
   * `ProviderError` when the provider can't be asked.
   */
  close(sessionId: string): Promise<boolean>;
  /** What notices of payments are signed with (`signature.ts`). */
  secret(): Promise<string>;
}

/** The provider is down or refuses; the message is for the clinic's log and holds nothing of the patient. */
export class ProviderError extends Error {}

/** Where a provider sends the patient back to (spec §2). A visit there pays nothing. */
export const returnUrls = (appOrigin: string) => ({
  success: `${appOrigin}/payment/success`,
  cancel: `${appOrigin}/payment/cancel`,
});

/** What is paid for, by the day of the consultation alone: why somebody saw a doctor is no provider's business. */
export const paymentTitle = (startAt: Instant): string => `診療費・お薬代（${formatDay(toJstDate(startAt))}診療分）`;
