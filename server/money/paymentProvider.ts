import { formatMonthDay, toJstDate, type Instant } from '../../src/domain/calendar/jst';

/** A card payment for the provider to collect. */
export interface Checkout {
  reservationId: number;
  /** Whole yen, always computed by the clinic. */
  amountYen: number;
  /** Shown to the patient beside the amount. */
  title: string;
  /** The same key returns the same payment and never creates a second one. */
  idempotencyKey: string;
  /** Origin of the calling app, where the patient returns to. */
  appOrigin: string;
}

export interface PaymentProvider {
  kind: 'sandbox' | 'stripe';
  /** Opens the provider's page for one payment. Throws a `ProviderError` if the provider is down or refuses. */
  open(checkout: Checkout): Promise<{ sessionId: string; url: string }>;
  /**
   * Closes a page so that it can take no money. Returns false if it already has. Throws a `ProviderError` if the
   * provider is unreachable.
   */
  close(sessionId: string): Promise<boolean>;
  /** The secret that signs payment notices (`signature.ts`). */
  secret(): Promise<string>;
}

/** The provider is down or refuses. The message is for the clinic's log and contains no patient data. */
export class ProviderError extends Error {}

/** Pages the provider redirects the patient to (§paid-by-notice-only). Opening them doesn't mark anything as paid. */
export const returnUrls = (appOrigin: string) => ({
  success: `${appOrigin}/payment/success`,
  cancel: `${appOrigin}/payment/cancel`,
});

/** Describes a payment by the day of the consultation only, because the provider must not learn medical details. */
export const paymentTitle = (startAt: Instant): string =>
  `診療費・お薬代（${formatMonthDay(toJstDate(startAt))}診療分）`;
