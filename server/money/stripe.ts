import Stripe from 'stripe';
import { ProviderError, returnUrls, type PaymentProvider } from './paymentProvider';

interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** Only tests set this URL, to use a fake Stripe. */
  apiBase?: string;
}

/** An attempt and its retry must fit into the app's timeout of 15 s. */
const TIMEOUT_MS = 6_000;

/** Replaces a Stripe error with a `ProviderError`, because Stripe's message may contain data from the request. */
const throwProviderError = (error: unknown): never => {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  throw new ProviderError(`${error.type} ${error.code ?? error.statusCode ?? ''} ${error.requestId ?? ''}`.trim());
};

export function stripePayments({ secretKey, webhookSecret, apiBase }: StripeOptions): PaymentProvider {
  const base = apiBase === undefined ? null : new URL(apiBase);
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && { host: base.hostname, port: base.port, protocol: base.protocol === 'http:' ? 'http' : 'https' }),
  });
  return {
    kind: 'stripe',
    secret: () => Promise.resolve(webhookSecret),
    async open({ reservationId, amountYen, title, idempotencyKey, appOrigin }) {
      const urls = returnUrls(appOrigin);
      const reference = String(reservationId);
      const session = await stripe.checkout.sessions
        .create(
          {
            mode: 'payment',
            allowed_payment_method_types: ['card'],
            locale: 'ja',
            client_reference_id: reference,
            metadata: { reservation_id: reference },
            payment_intent_data: { metadata: { reservation_id: reference } },
            // Stripe expects whole yen: 1,280 yen is `1280`.
            line_items: [
              { quantity: 1, price_data: { currency: 'jpy', unit_amount: amountYen, product_data: { name: title } } },
            ],
            success_url: urls.success,
            cancel_url: urls.cancel,
          },
          { idempotencyKey },
        )
        .catch(throwProviderError);
      if (!session.url) throw new ProviderError('Stripe returned a session without a URL');
      return { sessionId: session.id, url: session.url };
    },
    async close(sessionId) {
      const { status } = await stripe.checkout.sessions.retrieve(sessionId).catch(throwProviderError);
      if (status === 'open') await stripe.checkout.sessions.expire(sessionId).catch(throwProviderError);
      return status !== 'complete';
    },
  };
}
