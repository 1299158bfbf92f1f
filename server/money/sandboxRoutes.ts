import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { formatYen } from '../../src/domain/money/bill';
import { textOf } from '../http/body';
import type { ClinicApp, ClinicEnv } from '../http/context';
import { CARD_SIGNATURE_HEADER, sign } from '../http/signature';
import { badInput } from '../ruleError';
import type { PaymentDeps } from './cardPayments';
import { paymentTitle, returnUrls } from './paymentProvider';
import { APP_PARAM, SANDBOX_PATH } from './sandbox';

const CSS = `body{margin:0 auto;max-width:480px;padding:16px 16px 34px;background:#F5F8F7;color:#1B2B29;
font:1rem/1.7 "Hiragino Sans","Noto Sans JP","Yu Gothic UI",sans-serif;overflow-wrap:anywhere;word-break:auto-phrase}
header span{margin-left:12px;padding:2px 12px;border-radius:999px;background:#FFF3DF;color:#8A4B00;font-size:.875rem}
h1{font-size:1.375rem;line-height:1.5}
dl{background:#fff;border:1px solid #DCE6E3;border-radius:12px;padding:16px}
dt,small{color:#4A5B58;font-size:.875rem}
dd{margin:0 0 12px}
.sum{margin:0;font-size:2rem;font-weight:700;white-space:nowrap;color:#075A52}
[role=alert]{background:#FDECEA;color:#B3261E;border-radius:12px;padding:12px 16px;font-weight:700}
button,a{box-sizing:border-box;display:block;width:100%;min-height:48px;margin:12px 0;padding:8px 16px;
border:1px solid #0B7268;border-radius:10px;background:#fff;color:#075A52;font:inherit;font-weight:700;text-align:center}
.main{min-height:56px;background:#0B7268;color:#fff}
:focus-visible{outline:3px solid #0B7268;outline-offset:3px}`;

interface Payment {
  state: 'open' | 'paid' | 'invalid';
  reservation: string;
  yen: number;
  start: Date;
}
const UNKNOWN_PAYMENT: Payment = { state: 'invalid', reservation: '', yen: 0, start: new Date(0) };

function bodyHtml({ state, yen, start }: Payment, clinicName: string, appUrl: string, alert: string | null) {
  if (state === 'paid')
    return html`<h1>お支払いは完了しています</h1>
      <p>このお支払いはすでに済んでいます。もう一度お支払いいただく必要はありません。</p>
      <a class="main" href="${appUrl}/mypage/reservation">アプリへ戻る</a>`;
  if (state === 'invalid')
    return html`<h1>このページからはお支払いいただけません</h1>
      <p>お支払いの手続きが無効になりました。アプリの「お支払い」からやり直してください。</p>
      <a class="main" href="${appUrl}/mypage/payment">アプリへ戻る</a>`;
  return html`<h1>カードでのお支払い</h1>
    ${alert && html`<p role="alert">${alert}</p>`}
    <dl>
      <dt>お支払い先</dt>
      <dd>${clinicName}</dd>
      <dt>お支払い内容</dt>
      <dd>${paymentTitle(start.getTime())}</dd>
      <dt>お支払い金額（税込）</dt>
      <dd class="sum">${formatYen(yen)}</dd>
    </dl>
    <form method="post">
      <button class="main" name="action" value="pay">支払う</button>
      <button name="action" value="decline">カードを拒否する</button>
      <button name="action" value="cancel">キャンセル</button>
    </form>
    <small>お試し用の決済ページです。カード番号の入力はなく、代金は請求されません。</small>`;
}

export function sandboxRoutes(
  app: ClinicApp,
  { db, clinic, payments }: PaymentDeps & { clinic: { name: string } },
  publicUrl: string,
  origins: readonly string[],
): void {
  const path = `${SANDBOX_PATH}/:session` as const;
  const appUrlOf = (c: Context<ClinicEnv>) => origins.find((origin) => origin === c.req.query(APP_PARAM)) ?? publicUrl;

  async function paymentOf(session: string): Promise<Payment> {
    const [row] = await db.query<Payment>(
      `select reservation_id::text as reservation, amount_yen as yen, start_at as start,
         case when status = 'completed' or paid_at is not null then 'paid' when status = 'open' then 'open' else 'invalid' end as state
       from card_payments join reservations r on r.id = reservation_id where session_id = $1`,
      [session],
    );
    return row ?? UNKNOWN_PAYMENT;
  }

  async function show(c: Context<ClinicEnv, typeof path>, alert: string | null = null) {
    const [payment, appUrl] = [await paymentOf(c.req.param('session')), appUrlOf(c)];
    const page = await html`<!doctype html>
      <html lang="ja">
        <meta charset="utf-8" /><title>お支払い | ${clinic.name}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" /><link rel="icon" href="data:," />
        <style>
          ${raw(CSS)}
        </style>
        <header><b>${clinic.name}</b><span>お試し決済</span></header>
        <main>${bodyHtml(payment, clinic.name, appUrl, alert)}</main>
      </html>`;
    // `form-action` needs the app's origin, because the form's POST is redirected to the app.
    const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self' ${appUrl}; base-uri 'none'; frame-ancestors 'none'`;
    return c.html(page, payment.state === 'invalid' ? 404 : 200, { 'content-security-policy': policy });
  }

  app.get(path, (c) => show(c));

  app.post(path, async (c) => {
    const id = c.req.param('session');
    const [{ state, yen, reservation }, urls] = [await paymentOf(id), returnUrls(appUrlOf(c))];
    const action = new URLSearchParams(await textOf(c.req.raw)).get('action');
    if (state !== 'open') return show(c);
    if (action === 'cancel') return c.redirect(urls.cancel, 303);
    if (action === 'decline') return show(c, 'カードが拒否されました。別の方法でお支払いください。');
    if (action !== 'pay') throw badInput();
    const object = { id, payment_status: 'paid', currency: 'jpy', amount_total: yen, client_reference_id: reservation };
    const event = { id: `evt_sandbox_${crypto.randomUUID()}`, type: 'checkout.session.completed', data: { object } };
    const body = JSON.stringify(event);
    const headers = { [CARD_SIGNATURE_HEADER]: await sign(await payments.secret(), body, Date.now()) };
    const reply = await app.request(`${publicUrl}/api/payments/webhook`, { method: 'POST', headers, body }, c.env);
    if (reply.ok) return c.redirect(urls.success, 303);
    return show(c, 'お支払いを受け付けられませんでした。しばらくしてからもう一度お試しください。');
  });
}
