import type { Context } from 'hono';
import { textOf } from '../http/body';
import type { ClinicApp, ClinicEnv } from '../http/context';
import { CARD_SIGNATURE, sign } from '../http/signature';
import { badInput } from '../ruleError';
import type { PaymentDeps } from './cardPayments';
import { paymentTitle, returnUrls } from './paymentProvider';
import { APP, SANDBOX_PATH } from './sandbox';
import { sandboxPage } from './sandboxPage';

export function sandboxRoutes(
  app: ClinicApp,
  { db, clinic, payments }: PaymentDeps & { clinic: { name: string } },
  publicUrl: string,
  origins: readonly string[],
): void {
  const path = `${SANDBOX_PATH}/:session` as const;
  const appOf = (c: Context<ClinicEnv>) => origins.find((origin) => origin === c.req.query(APP)) ?? publicUrl;

  async function paymentOf(session: string) {
    const [row] = await db.query<{ bill: number; yen: number; status: string; start: Date; paid: boolean }>(
      `select reservation_id as bill, amount_yen as yen, status, start_at as start,
         status = 'completed' or paid_at is not null as paid
       from card_payments join reservations r on r.id = reservation_id where session_id = $1`,
      [session],
    );
    const state = row?.paid ? 'paid' : row?.status === 'open' ? 'open' : 'gone';
    return {
      state,
      yen: row?.yen ?? 0,
      bill: String(row?.bill),
      title: paymentTitle(row?.start.getTime() ?? 0),
    } as const;
  }

  async function show(c: Context<ClinicEnv, typeof path>, alert: string | null = null) {
    const [payment, back] = [await paymentOf(c.req.param('session')), appOf(c)];
    const words = await sandboxPage({ ...payment, clinic: clinic.name, alert, app: back });
    // The form is redirected to the app.
    const form = `form-action 'self' ${[...new Set([publicUrl, back])].join(' ')};`;
    const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; ${form} base-uri 'none'; frame-ancestors 'none'`;
    return c.html(words, payment.state === 'gone' ? 404 : 200, { 'content-security-policy': policy });
  }

  app.get(path, (c) => show(c));

  app.post(path, async (c) => {
    const id = c.req.param('session');
    const [{ state, yen, bill }, urls] = [await paymentOf(id), returnUrls(appOf(c))];
    const action = new URLSearchParams(await textOf(c.req.raw)).get('action');
    if (state !== 'open') return show(c);
    if (action === 'cancel') return c.redirect(urls.cancel, 303);
    if (action === 'decline') return show(c, 'カードが拒否されました。別の方法でお支払いください。');
    if (action !== 'pay') throw badInput();
    const object = { id, payment_status: 'paid', currency: 'jpy', amount_total: yen, client_reference_id: bill };
    const event = { id: `evt_sandbox_${crypto.randomUUID()}`, type: 'checkout.session.completed', data: { object } };
    const body = JSON.stringify(event);
    const headers = { [CARD_SIGNATURE]: await sign(await payments.secret(), body, Date.now()) };
    const request = new Request(`${publicUrl}/api/payments/webhook`, { method: 'POST', headers, body });
    if ((await app.fetch(request, c.env)).ok) return c.redirect(urls.success, 303);
    return show(c, 'お支払いを受け付けられませんでした。しばらくしてからもう一度お試しください。');
  });
}
