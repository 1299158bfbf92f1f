import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Queries } from '../db/db';
import { badInput } from '../http/clinicError';
import { limitBody } from '../http/handle';
import { paymentTitle, returnUrls } from './paymentProvider';
import { APP, SANDBOX_PATH } from './sandbox';
import { DECLINED, NOT_TAKEN, pagePolicy, sandboxPage, type SandboxPage } from './sandboxPage';
import { CARD_SIGNATURE, sign } from '../http/signature';
import type { ClinicApp, ClinicEnv } from '../http/context';
import type { PaymentDeps } from './cardPayments';

interface Payment {
  reservation_id: number;
  amount_yen: number;
  status: 'open' | 'closing' | 'closed' | 'completed';
  paid_at: Date | null;
  start_at: Date;
}

async function paymentOf(db: Queries, sessionId: string): Promise<Payment | null> {
  const [payment] = await db.query<Payment>(
    `select reservation_id, amount_yen, status, paid_at, start_at
     from card_payments join reservations r on r.id = reservation_id where session_id = $1`,
    [sessionId],
  );
  return payment ?? null;
}

/** Builds the notice of a payment, in Stripe's format. */
const noticeOf = (sessionId: string, payment: Payment) =>
  JSON.stringify({
    id: `evt_sandbox_${crypto.randomUUID()}`,
    type: 'checkout.session.completed',
    data: {
      object: {
        id: sessionId,
        payment_status: 'paid',
        amount_total: payment.amount_yen,
        currency: 'jpy',
        client_reference_id: String(payment.reservation_id),
      },
    },
  });

/** The sandbox's checkout page. Registered only if the sandbox is the payment provider. */
export function sandboxRoutes(
  app: ClinicApp,
  { db, clinic, payments }: PaymentDeps & { clinic: { name: string } },
  publicUrl: string,
  origins: readonly string[],
): void {
  const path = `${SANDBOX_PATH}/:session` as const;
  /** The app to return to: the origin in the query if `APP_ORIGINS` lists it, else the clinic's own app. */
  const appOf = (c: Context<ClinicEnv>) => origins.find((origin) => origin === c.req.query(APP)) ?? publicUrl;

  const show = async (c: Context<ClinicEnv>, page: SandboxPage, status: ContentfulStatusCode = 200) =>
    c.html(await sandboxPage(page, clinic.name), status, pagePolicy([publicUrl, appOf(c)]));

  function showPayment(c: Context<ClinicEnv>, payment: Payment | null, alert: string | null = null) {
    if (payment?.status === 'completed' || payment?.paid_at)
      return show(c, { state: 'paid', backUrl: `${appOf(c)}/mypage/reservation` });
    if (payment?.status !== 'open') return show(c, { state: 'gone', backUrl: `${appOf(c)}/mypage/payment` }, 404);
    const { amount_yen: amountYen, start_at: start } = payment;
    return show(c, { state: 'open', amountYen, title: paymentTitle(start.getTime()), alert });
  }

  /** Sends the notice to the same webhook that an external provider calls. Returns whether the clinic accepted it. */
  async function notify(c: Context<ClinicEnv>, body: string): Promise<boolean> {
    const signature = await sign(await payments.secret(), body, Date.now());
    const headers = { 'content-type': 'application/json', [CARD_SIGNATURE]: signature };
    const request = new Request(`${publicUrl}/api/payments/webhook`, { method: 'POST', headers, body });
    return (await app.fetch(request, c.env)).ok;
  }

  app.get(path, async (c) => showPayment(c, await paymentOf(db, c.req.param('session'))));

  app.post(path, limitBody(), async (c) => {
    const sessionId = c.req.param('session');
    const form = await c.req.parseBody().catch(() => {
      throw badInput();
    });
    const payment = await paymentOf(db, sessionId);
    const urls = returnUrls(appOf(c));
    if (payment?.status !== 'open' || payment.paid_at) return showPayment(c, payment);
    if (form['action'] === 'cancel') return c.redirect(urls.cancel, 303);
    if (form['action'] === 'decline') return showPayment(c, payment, DECLINED);
    if (form['action'] !== 'pay') throw badInput();
    if (await notify(c, noticeOf(sessionId, payment))) return c.redirect(urls.success, 303);
    return showPayment(c, await paymentOf(db, sessionId), NOT_TAKEN);
  });
}
